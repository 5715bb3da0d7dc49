import { DROPOFFS_MAX } from '@/config/constants';
import { ENTER_LANDMARK, ENTER_MOBILE, ENTER_NAME } from '@/config/messages';
import { isAddress, isMobile, isName } from '@/utils/patterns';
import { hasHouseNumber } from '@/utils/text';
import type { DeliveryDraft, DraftItem, DraftStop } from './draft';
import { serviceProblems } from './draftServices';

/** One thing to put right: `path` is the field's name in the form, `where` says which stop or goods it belongs to. */
export type DraftProblem = { path: string; where: string; message: string };

const isBlank = (text: string) => text.trim() === '';

/** What a stop is called, from its place in the list: Pick-up, Stop 1, ..., Drop-off. */
export function getStopLabel(index: number, count: number): string {
  if (index === 0) return 'Pick-up';
  return index === count - 1 ? 'Drop-off' : `Stop ${index}`;
}

/** A rider looks for a landmark where there is no house number. */
export const needsLandmark = (addressLine: string) => !isBlank(addressLine) && !hasHouseNumber(addressLine);

const hasContactName = ({ contact_name }: DraftStop) => isName(contact_name.trim());
const hasMobile = ({ contact_mobile }: DraftStop) => isMobile(contact_mobile);

/** Whether the name or the mobile number of a stop's contact is still missing. */
export const needsContact = (stop: DraftStop) => !hasContactName(stop) || !hasMobile(stop);

/** Whether the stop is on the map: a call for a price or a booking always carries coordinates. */
export const isLocated = (stop: DraftStop) => stop.lat !== null && stop.lng !== null;

const sameText = (a: string, b: string) =>
  a.trim().replace(/\s+/g, ' ').toLowerCase() === b.trim().replace(/\s+/g, ' ').toLowerCase();

/** Positions of the stops whose address is that of the stop before them. */
export const sameAddressTwice = (draft: Pick<DeliveryDraft, 'stops'>): number[] =>
  draft.stops.flatMap((stop, index) => {
    const before = draft.stops[index - 1];
    if (!before || isBlank(stop.address_line)) return [];
    const isSameCity = String(stop.city?.id ?? '') === String(before.city?.id ?? '');
    return isSameCity && sameText(stop.address_line, before.address_line) ? [index] : [];
  });

type Check = (isWrong: boolean, field: string, message: string) => void;

function collect(problems: DraftProblem[], base: string, where: string): Check {
  return (isWrong, field, message) => {
    if (isWrong) problems.push({ path: base === '' ? field : `${base}.${field}`, where, message });
  };
}

function checkPlace(stop: DraftStop, check: Check): void {
  check(isBlank(stop.address_line), 'address_line', 'Choose or enter an address.');
  check(
    !isBlank(stop.address_line) && !isAddress(stop.address_line.trim()),
    'address_line',
    'Use letters, digits, spaces and simple punctuation.',
  );
  check(
    !isBlank(stop.address_line) && !isLocated(stop),
    'lat',
    'Put this address on the map: choose its barangay or place a pin.',
  );
}

function checkContact(stop: DraftStop, check: Check): void {
  const isPlaced = stop.region !== null && stop.city !== null && stop.barangay !== null;
  check(isLocated(stop) && !isPlaced, 'barangay', 'Choose the region, province, city and barangay.');
  check(!hasContactName(stop), 'contact_name', ENTER_NAME);
  check(!hasMobile(stop), 'contact_mobile', ENTER_MOBILE);
  check(needsLandmark(stop.address_line) && isBlank(stop.landmark), 'landmark', ENTER_LANDMARK);
}

function checkGoods(item: DraftItem, check: Check): void {
  check(item.type === '', 'type', 'Choose the goods type.');
  check(item.type !== '' && item.category === '', 'category', 'Choose the category.');
  check(item.category !== '' && item.subcategory === '', 'subcategory', 'Choose the subcategory.');
  check(item.uom === '', 'uom', 'Choose the unit of measure.');
  check(
    item.quantity === null || !Number.isInteger(item.quantity) || item.quantity < 1,
    'quantity',
    'Enter a whole number of 1 or more.',
  );
  check(
    item.weight_kg === null || !Number.isFinite(item.weight_kg) || item.weight_kg <= 0,
    'weight_kg',
    'Enter a weight above 0 kg.',
  );
  for (const [side, name] of [
    ['length_cm', 'length'],
    ['width_cm', 'width'],
    ['height_cm', 'height'],
  ] as const) {
    const value = item[side];
    check(value !== null && !(value > 0), side, `Enter a ${name} above 0 cm, or leave it empty.`);
  }
  check(item.declared_value !== null && !(item.declared_value >= 0), 'declared_value', 'Enter an amount of 0 or more.');
}

function checkSchedule(draft: DeliveryDraft, check: Check): void {
  if (draft.schedule.when === 'now') return;
  check(draft.schedule.date === '', 'date', 'Choose a date.');
  check(draft.schedule.date !== '' && draft.schedule.pickup_at === '', 'pickup_at', 'Choose a pick-up time.');
}

function checkDropoffs(draft: DeliveryDraft, problems: DraftProblem[]): void {
  const count = draft.stops.length;
  const check = collect(problems, '', 'Route');
  check(count < 2, 'stops', 'Add a drop-off.');
  check(count - 1 > DROPOFFS_MAX, 'stops', `Keep to ${DROPOFFS_MAX} drop-offs.`);
}

const goodsName = (draft: DeliveryDraft, index: number) => (draft.items.length === 1 ? 'Goods' : `Goods ${index + 1}`);

function whereOf(draft: DeliveryDraft, path: string): string {
  const [list, index] = path.split('.');
  return list === 'stops' ? getStopLabel(Number(index), draft.stops.length) : goodsName(draft, Number(index));
}

/** What keeps a draft from being priced, in the order of the screen: places and goods, no contacts. */
export function quoteProblems(draft: DeliveryDraft): DraftProblem[] {
  const problems: DraftProblem[] = [];
  checkDropoffs(draft, problems);
  draft.stops.forEach((stop, index) =>
    checkPlace(stop, collect(problems, `stops.${index}`, getStopLabel(index, draft.stops.length))),
  );
  collect(problems, '', 'Goods')(draft.items.length === 0, 'items', 'Add the goods to send.');
  draft.items.forEach((item, index) => checkGoods(item, collect(problems, `items.${index}`, goodsName(draft, index))));
  return problems;
}

/** What keeps one stop of a booking from being whole: its place and who is there; its goods are another matter. */
export function stopProblems(stop: DraftStop, index: number, count: number): DraftProblem[] {
  const problems: DraftProblem[] = [];
  const check = collect(problems, `stops.${index}`, getStopLabel(index, count));
  checkPlace(stop, check);
  checkContact(stop, check);
  return problems;
}

/** What keeps a draft from being booked, in the order of the screen. */
export function bookingProblems(draft: DeliveryDraft): DraftProblem[] {
  const problems: DraftProblem[] = [];
  checkDropoffs(draft, problems);
  draft.stops.forEach((stop, index) => problems.push(...stopProblems(stop, index, draft.stops.length)));
  checkSchedule(draft, collect(problems, 'schedule', 'Schedule'));
  collect(problems, '', 'Goods')(draft.items.length === 0, 'items', 'Add the goods to send.');
  draft.items.forEach((item, index) => {
    const check = collect(problems, `items.${index}`, goodsName(draft, index));
    checkGoods(item, check);
    const isUnloaded = draft.stops.some((stop, at) => at > 0 && stop.key === item.stop);
    check(!isUnloaded, 'stop', 'Choose where these goods are unloaded.');
  });
  const dropoffs = draft.stops.slice(1);
  dropoffs.forEach((stop, index) => {
    const isEmptyHanded = draft.items.length > 0 && draft.items.every((item) => item.stop !== stop.key);
    const where = getStopLabel(index + 1, draft.stops.length);
    collect(problems, `stops.${index + 1}`, where)(
      isEmptyHanded,
      'items',
      'No items go to this stop. Choose this stop at “Deliver to” of an item, or remove the stop.',
    );
  });
  const check = collect(problems, '', 'Booking');
  check(draft.mode === 'exclusive' && draft.vehicle_type === '', 'vehicle_type', 'Choose a vehicle.');
  problems.push(...serviceProblems(draft).map((problem) => ({ ...problem, where: whereOf(draft, problem.path) })));
  check(
    !draft.has_no_prohibited_goods,
    'has_no_prohibited_goods',
    'Confirm that nothing prohibited is in this delivery.',
  );
  return problems;
}

export const canPrice = (draft: DeliveryDraft) => quoteProblems(draft).length === 0;
