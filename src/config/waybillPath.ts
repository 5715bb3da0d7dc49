import { PATHS } from './paths';

/** Maximum number of waybills to print at once. */
export const WAYBILLS_MAX = 50;

const NAME = 'waybills';

/** Returns the path of the page that prints the waybills of bookings. */
export const getWaybillsPath = (ids: readonly string[]) =>
  `${PATHS.myBookings}?${new URLSearchParams({ [NAME]: ids.join(',') }).toString()}`;

/** Reads the ids of the bookings to print from a query; [] for the booking list itself. */
export const readWaybills = (params: URLSearchParams): string[] =>
  [
    ...new Set(
      (params.get(NAME) ?? '')
        .split(',')
        .map((id) => id.trim())
        .filter(Boolean),
    ),
  ].slice(0, WAYBILLS_MAX);
