import { measureSearchable } from './searchable.mjs';

/** 10,000 transactions as the wallet lists them; the rows of the table. */
export const measure = (browser, url) =>
  measureSearchable({
    browser,
    url,
    page: 'transactions',
    label: '10,000 transactions',
    query: 'visa 4417 pay-0042 jo',
  });
