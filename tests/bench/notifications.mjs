import { measureScroller } from './scroller.mjs';

/** A drawer with all pages of 10,000 notifications, scrolled from its first row. */
export const measure = (browser, url) =>
  measureScroller({
    browser,
    url,
    page: 'notifications',
    label: '10,000 notifications',
    last: 'Notice 1.',
    step: 240,
  });
