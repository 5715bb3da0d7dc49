import { PATHS } from './paths';

/** Waybills that are printed at once, at most. */
export const WAYBILLS_MAX = 50;

const NAME = 'waybills';

/** The page that prints the waybills of bookings, by their ids. */
export const waybillsPath = (ids: readonly string[]) =>
  `${PATHS.myBookings}?${new URLSearchParams({ [NAME]: ids.join(',') }).toString()}`;

/** The bookings whose waybills an address asks for; none where it asks for the list. */
export const readWaybills = (params: URLSearchParams): string[] =>
  [
    ...new Set(
      (params.get(NAME) ?? '')
        .split(',')
        .map((id) => id.trim())
        .filter(Boolean),
    ),
  ].slice(0, WAYBILLS_MAX);
