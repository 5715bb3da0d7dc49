import { createEmptyStop, type DraftItem, type DraftStop } from '@/domain/draft/draft';
import { findStopProblems } from '@/domain/draft/draftRules';
import type { GoodsSource } from '@/domain/draft/goodsPresets';
import { NO_PIN, toExactPin, type StopCoordinates } from '@/domain/draft/stopFrom';
import { resolvePlaces, type PlaceSource, type ResolvedPlaces } from '@/domain/places/resolvePlaces';
import { WRONG_PIN_MESSAGE, readPin } from '@/lib/maps/readPin';
import { getCsvProblem, type CsvRow, type CsvTable } from '@/lib/readCsv';
import { normalizeMobile, pluralize } from '@/utils/text';
import { checkRowGoods } from './checkRowGoods';
import { REQUIRED_STOP_COLUMNS, STOP_COLUMNS, type StopColumn } from './stopColumns';

export type StopRowProblem = { line: number; column: StopColumn; message: string };

/** Places of the server, their coordinates and its goods. All reject when the server does not respond. */
export type StopsSource = PlaceSource &
  GoodsSource & { findPin: (places: ResolvedPlaces) => Promise<StopCoordinates | null> };

/** Stops of a list, and the goods of the rows that name some. */
export type ListedStops = { stops: DraftStop[]; items: DraftItem[] };
export type CheckedStops = ListedStops & { problems: StopRowProblem[] };

/** Limits of a list: the drop-offs that can be added, the most that there can be, and whether each row needs goods. */
export type ListRule = { room: number; most: number; needsGoods: boolean };

/** Column that fixes a problem of a stop's field. */
const COLUMN_OF: Record<string, StopColumn> = {
  address_line: 'street',
  landmark: 'landmark',
  barangay: 'barangay',
  contact_name: 'contact person',
  contact_mobile: 'mobile',
  lat: 'latitude',
};
/** A list has no map to place a pin on, so the message asks for coordinates. */
const NOT_ON_MAP = "We can't find this on the map. Add its latitude and longitude.";

/** Returns why a list cannot be checked row by row, or null. */
export function findListProblem(table: CsvTable, { room, most }: Pick<ListRule, 'room' | 'most'>): string | null {
  const problem = getCsvProblem(table, { needed: REQUIRED_STOP_COLUMNS, rows: 'stops', what: 'list' });
  if (problem || table.rows.length <= room) return problem;
  const left = room === 0 ? 'no room for more' : `only room for ${room}`;
  return `The list has ${pluralize(table.rows.length, 'stop')}, but there is ${left}. You can add up to ${most} drop-offs.`;
}

async function checkRow(
  { number, cells }: CsvRow,
  source: StopsSource,
  needsGoods: boolean,
): Promise<{ stop: DraftStop; item: DraftItem | null; problems: StopRowProblem[] }> {
  const getCell = (column: StopColumn) => cells[column] ?? '';
  const problems: StopRowProblem[] = [];
  const report = (column: StopColumn, message: string) => problems.push({ line: number, column, message });

  const names = {
    region: getCell('region'),
    province: getCell('province'),
    city: getCell('city'),
    barangay: getCell('barangay'),
  };
  const places = await resolvePlaces(names, source);
  if ('message' in places) report(places.level, places.message);
  const written = readPin(getCell('latitude'), getCell('longitude'));
  if (written === 'wrong') report('latitude', WRONG_PIN_MESSAGE);
  const isPlaced = problems.length === 0;
  const pin = written === null && !('message' in places) ? await source.findPin(places) : null;

  const stop: DraftStop = {
    ...createEmptyStop(),
    address_line: getCell('street'),
    landmark: getCell('landmark'),
    contact_name: getCell('contact person'),
    contact_mobile: normalizeMobile(getCell('mobile')),
    notes: getCell('instructions'),
    ...('message' in places ? undefined : places),
    ...(written && written !== 'wrong' ? toExactPin(written) : (pin ?? NO_PIN)),
  };
  for (const { path, message } of findStopProblems(stop, 1, 2)) {
    const column = COLUMN_OF[path.split('.').at(-1) ?? ''] ?? 'street';
    const isAboutPlace = column === 'barangay' || column === 'latitude';
    if (isAboutPlace && !isPlaced) continue;
    report(column, column === 'latitude' ? NOT_ON_MAP : message);
  }
  const item = await checkRowGoods({ cells, stopKey: stop.key, isNeeded: needsGoods }, source, report);
  problems.sort((a, b) => STOP_COLUMNS.indexOf(a.column) - STOP_COLUMNS.indexOf(b.column));
  return { stop, item, problems };
}

/** Checks every row against the booking rules and the server's lists. Rejects when a list cannot be fetched. */
export async function checkStops(
  rows: readonly CsvRow[],
  source: StopsSource,
  { needsGoods }: Pick<ListRule, 'needsGoods'>,
): Promise<CheckedStops> {
  const checked: CheckedStops = { stops: [], items: [], problems: [] };
  for (const row of rows) {
    const { stop, item, problems } = await checkRow(row, source, needsGoods);
    checked.stops.push(stop);
    if (item) checked.items.push(item);
    checked.problems.push(...problems);
  }
  return checked;
}
