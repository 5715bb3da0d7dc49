/** The lists of spec section 4, Bookings. */
export const LIST_STATUSES = ['Ongoing', 'Completed', 'Cancelled'] as const;
export type ListStatus = (typeof LIST_STATUSES)[number];

/** The tab that an address asks for; anything else is the first. */
export const readListStatus = (value: string | null): ListStatus =>
  LIST_STATUSES.find((status) => status === value) ?? 'Ongoing';

/** The page that an address asks for, counted from 0; anything else is the first. */
export function readPage(value: string | null): number {
  const page = Number(value ?? 0);
  return Number.isInteger(page) && page >= 0 ? page : 0;
}
