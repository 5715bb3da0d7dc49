import type { DraftItem } from './draft';

// The wire has no fields for size, fragile and perishable: the description of an item carries them.

const FRAGILE = 'Fragile';
const PERISHABLE = 'Perishable';
const SIZE = /^(\d+(?:\.\d+)?) x (\d+(?:\.\d+)?) x (\d+(?:\.\d+)?) cm each$/;

type Described = Pick<
  DraftItem,
  'description' | 'length_cm' | 'width_cm' | 'height_cm' | 'is_fragile' | 'is_perishable'
>;

/** Describes an item in one line for the driver; undefined if there is nothing to describe. */
export function describeItem(item: DraftItem): string | undefined {
  const { length_cm: length, width_cm: width, height_cm: height } = item;
  const size = length && width && height ? `${length} x ${width} x ${height} cm each` : '';
  const flags = [item.is_fragile ? FRAGILE : '', item.is_perishable ? PERISHABLE : ''];
  const parts = [item.description.trim(), size, ...flags].filter((part) => part !== '');
  return parts.length === 0 ? undefined : parts.join('; ');
}

/** Reverses `describeItem`: size and flags follow the customer's own description. */
export function readDescription(line: string | null | undefined): Described {
  const described: Described = {
    description: '',
    length_cm: null,
    width_cm: null,
    height_cm: null,
    is_fragile: false,
    is_perishable: false,
  };
  const parts = (line ?? '').split('; ').filter((part) => part !== '');
  const takeLast = (matches: (part: string) => boolean) => {
    const last = parts.at(-1);
    return last !== undefined && matches(last) ? (parts.pop() ?? '') : '';
  };
  described.is_perishable = takeLast((part) => part === PERISHABLE) !== '';
  described.is_fragile = takeLast((part) => part === FRAGILE) !== '';
  const size = SIZE.exec(takeLast((part) => SIZE.test(part)));
  if (size) {
    [described.length_cm = null, described.width_cm = null, described.height_cm = null] = size.slice(1).map(Number);
  }
  described.description = parts.join('; ');
  return described;
}
