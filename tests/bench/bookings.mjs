import { measureSearchable } from './searchable.mjs';

/** 10,000 bookings as a search of My bookings lists them; the rows of the table. */
export const measure = (browser, url) =>
  measureSearchable({ browser, url, page: 'bookings', label: '10,000 bookings', query: 'ayala 0042 magsi' });
