import { measureScroller } from './scroller.mjs';

/** A conversation of 10,000 messages: it opens at the newest one and is scrolled back. */
export const measure = (browser, url) =>
  measureScroller({
    browser,
    url,
    page: 'messages',
    label: '10,000 messages',
    last: 'Message 10000.',
    step: -240,
  });
