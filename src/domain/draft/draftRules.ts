import { DROPOFFS_MAX } from '@/config/constants';
import {
  ADD_GOODS,
  CHOOSE_ALL_PLACES,
  CHOOSE_DATE,
  CHOOSE_GOODS,
  CHOOSE_PICKUP_TIME,
  CHOOSE_VEHICLE,
  ENTER_LANDMARK,
  ENTER_MOBILE,
  ENTER_NAME,
  USE_PLAIN_CHARACTERS,
} from '@/config/fieldMessages';
import { MOST_STOPS } from '@/config/messages';
import type { Point } from '@/lib/maps/geo';
import { hasHouseNumber } from '@/utils/address';
import { isAddress, isMobile, isName } from '@/utils/patterns';
import { getStopLabel } from '@/utils/stopNames';
import type { DeliveryDraft, DraftItem, DraftStop } from './draft';
import { findServiceProblems } from './draftServices';
import { isForStop, lacksGoods } from './dropoffGoods';

/** A validation problem: `path` is the field's name in the form, `where` names its stop or goods. */
export type DraftProblem = { path: string; where: string; message: string };

const isBlank = (text: string) => text.trim() === '';

/** Returns true for an address without a house number: the rider needs a landmark to find it. */
export const needsLandmark = (addressLine: string) => !isBlank(addressLine) && !hasHouseNumber(addressLine);

const hasContactName = ({ contact_name }: DraftStop) => isName(contact_name.trim());
const hasMobile = ({ contact_mobile }: DraftStop) => isMobile(contact_mobile);

/** Returns true if a stop has coordinates. Every quote and booking request needs them. */
export const isLocated = (stop: DraftStop): stop is DraftStop & Point => stop.lat !== null && stop.lng !== null;

const isSameText = (a: string, b: string) =>
  a.trim().replace(/\s+/g, ' ').toLowerCase() === b.trim().replace(/\s+/g, ' ').toLowerCase();

/** Returns the indexes of the stops with the same address as the previous stop. */
export const findRepeatedAddresses = (draft: Pick<DeliveryDraft, 'stops'>): number[] =>
  draft.stops.flatMap((stop, index) => {
    const before = draft.stops[index - 1];
    if (!before || isBlank(stop.address_line)) return [];
    const isSameCity = String(stop.city?.id ?? '') === String(before.city?.id ?? '');
    return isSameCity && isSameText(stop.address_line, before.address_line) ? [index] : [];
  });

type Check = (isWrong: boolean, field: string, message: string) => void;

/** Returns a check that adds a problem at a field below `base` to the list. */
function createCheck(problems: DraftProblem[], base: string, where: string): Check {
  return (isWrong, field, message) => {
    if (isWrong) problems.push({ path: base === '' ? field : `${base}.${field}`, where, message });
  };
}

function checkPlace(stop: DraftStop, check: Check): void {
  check(isBlank(stop.address_line), 'address_line', 'Choose or enter an address.');
  check(!isBlank(stop.address_line) && !isAddress(stop.address_line.trim()), 'address_line', USE_PLAIN_CHARACTERS);
  check(
    !isBlank(stop.address_line) && !isLocated(stop),
    'lat',
    'Choose the barangay or place a pin so the driver can find this address.',
  );
}

function checkContact(stop: DraftStop, check: Check): void {
  const isPlaced = stop.region !== null && stop.city !== null && stop.barangay !== null;
  check(isLocated(stop) && !isPlaced, 'barangay', CHOOSE_ALL_PLACES);
  check(!hasContactName(stop), 'contact_name', ENTER_NAME);
  check(!hasMobile(stop), 'contact_mobile', ENTER_MOBILE);
  check(needsLandmark(stop.address_line) && isBlank(stop.landmark), 'landmark', ENTER_LANDMARK);
}

function checkGoods(item: DraftItem, check: Check): void {
  check(item.type === '', 'type', CHOOSE_GOODS.type);
  check(item.type !== '' && item.category === '', 'category', CHOOSE_GOODS.category);
  check(item.category !== '' && item.subcategory === '', 'subcategory', CHOOSE_GOODS.subcategory);
  check(item.uom === '', 'uom', CHOOSE_GOODS.uom);
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
  check(draft.schedule.date === '', 'date', CHOOSE_DATE);
  check(draft.schedule.date !== '' && draft.schedule.pickup_at === '', 'pickup_at', CHOOSE_PICKUP_TIME);
}

function checkDropoffs(draft: DeliveryDraft, problems: DraftProblem[]): void {
  const count = draft.stops.length;
  const check = createCheck(problems, '', 'Route');
  check(count < 2, 'stops', 'Add a drop-off.');
  check(count - 1 > DROPOFFS_MAX, 'stops', MOST_STOPS);
}

const getGoodsName = (draft: DeliveryDraft, index: number) =>
  draft.items.length === 1 ? 'Goods' : `Goods ${index + 1}`;

function getGroupLabel(draft: DeliveryDraft, path: string): string {
  const [list, index] = path.split('.');
  return list === 'stops' ? getStopLabel(Number(index), draft.stops.length) : getGoodsName(draft, Number(index));
}

/** Returns what a draft needs before it can be priced, in the order of the screen: places and goods, no contacts. */
export function findQuoteProblems(draft: DeliveryDraft): DraftProblem[] {
  const problems: DraftProblem[] = [];
  checkDropoffs(draft, problems);
  draft.stops.forEach((stop, index) =>
    checkPlace(stop, createCheck(problems, `stops.${index}`, getStopLabel(index, draft.stops.length))),
  );
  createCheck(problems, '', 'Goods')(draft.items.length === 0, 'items', ADD_GOODS);
  draft.items.forEach((item, index) =>
    checkGoods(item, createCheck(problems, `items.${index}`, getGoodsName(draft, index))),
  );
  return problems;
}

/** Returns the problems with the place and the contact of a stop; those with its goods are separate. */
export function findStopProblems(stop: DraftStop, index: number, count: number): DraftProblem[] {
  const problems: DraftProblem[] = [];
  const check = createCheck(problems, `stops.${index}`, getStopLabel(index, count));
  checkPlace(stop, check);
  checkContact(stop, check);
  return problems;
}

/** Returns the problems of one item line; `path` is the name of its field. */
export function findGoodsProblems(item: DraftItem): DraftProblem[] {
  const problems: DraftProblem[] = [];
  checkGoods(item, createCheck(problems, '', 'Goods'));
  return problems;
}

/** Returns what a draft needs before it can be booked, in the order of the screen. */
export function findBookingProblems(draft: DeliveryDraft): DraftProblem[] {
  const problems: DraftProblem[] = [];
  checkDropoffs(draft, problems);
  draft.stops.forEach((stop, index) => problems.push(...findStopProblems(stop, index, draft.stops.length)));
  checkSchedule(draft, createCheck(problems, 'schedule', 'Schedule'));
  createCheck(problems, '', 'Goods')(draft.items.length === 0, 'items', ADD_GOODS);
  draft.items.forEach((item, index) => {
    const check = createCheck(problems, `items.${index}`, getGoodsName(draft, index));
    checkGoods(item, check);
    const hasDropoff = draft.stops.slice(1).some((stop) => isForStop(item, stop.key));
    check(!hasDropoff, 'stop', 'Choose a drop-off for these goods.');
  });
  draft.stops.forEach((stop, index) =>
    createCheck(problems, `stops.${index}`, getStopLabel(index, draft.stops.length))(
      index > 0 && lacksGoods(draft.items, stop.key),
      'items',
      'No goods are assigned to this stop. Assign some, or remove the stop.',
    ),
  );
  const isVehicleMissing = draft.mode === 'exclusive' && draft.vehicle_type === '';
  createCheck(problems, '', 'Vehicle')(isVehicleMissing, 'vehicle_type', CHOOSE_VEHICLE);
  problems.push(
    ...findServiceProblems(draft).map((problem) => ({ ...problem, where: getGroupLabel(draft, problem.path) })),
  );
  createCheck(problems, '', 'Booking')(
    !draft.has_no_prohibited_goods,
    'has_no_prohibited_goods',
    'Confirm that this delivery contains no prohibited items.',
  );
  return problems;
}
