/** Script budgets per page in KB (brotli), for a build with an API: static imports of the entry and the route module. */
export const PAGE_BUDGETS = [
  { path: '/', module: 'src/features/home/HomePage.tsx', budget: 190 },
  { path: '/about', module: 'src/features/about/AboutPage.tsx', budget: 190 },
  { path: '/quickquote', module: 'src/features/quote/QuickQuotePage.tsx', budget: 190 },
  { path: '/tracktrace', module: 'src/features/tracking/TrackTracePage.tsx', budget: 190 },
  { path: '/login', module: 'src/features/auth/LoginPage.tsx', budget: 190 },
  { path: '/signup', module: 'src/features/sign-up/SignUpPage.tsx', budget: 190 },
  { path: '/forgot', module: 'src/features/auth/ForgotPage.tsx', budget: 190 },
  { path: '/dashboard', module: 'src/features/dashboard/DashboardPage.tsx', budget: 190 },
  { path: '/booking/exclusive', module: 'src/features/booking-form/BookingPage.tsx', budget: 200 },
];

/** KB (brotli) of a page's CSS, and KB of the fonts on a first visit. */
export const CSS_BUDGET = 14;
export const FONT_BUDGET = 60;

/** Modules that no page may import statically. */
export const NEVER_FIRST = [
  /components\/map\/(DeliveryMap|GoogleScript|googleEngine|leafletEngine)/,
  /papaparse/,
  /card-validator|AddMethodDialog/,
  /components\/charts\//,
  /src\/sandbox\//,
  /app\/layout\/(CustomerSidebar|CollapsedSidebar)/,
];
