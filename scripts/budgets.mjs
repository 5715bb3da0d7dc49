/** KB of brotli that a page's scripts may take before the browser rests, in a build with an API (README, Performance). */
export const PAGE_BUDGETS = {
  '/': 90,
  '/login': 105,
  '/quickquote': 105,
  '/tracktrace': 105,
  '/dashboard': 150,
  '/booking/exclusive': 190,
};

/** KB of brotli of the style sheets of any page, and of all that a first visit to `/` loads as fonts. */
export const CSS_BUDGET = 12;
export const FONT_BUDGET = 60;

/** What is heavy and seldom: no page waits for it. */
export const NEVER_FIRST = [
  /components\/map\/(DeliveryMap|GoogleScript|googleEngine|leafletEngine)/,
  /papaparse/,
  /card-validator|AddMethodDialog/,
  /components\/charts\//,
  /src\/sandbox\//,
];
