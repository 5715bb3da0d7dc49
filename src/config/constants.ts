import type { AppointmentStatus } from './statuses';

/** Every number of spec section 9, and the limits of our own. */

export const PRODUCT_NAME = 'Logistix Global';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** Manila is ahead of UTC by this, all year. */
export const MANILA_OFFSET_MS = 8 * HOUR_MS;

export const NOTIFICATIONS_FIRST_PAGE = 1;
export const NOTIFICATIONS_PAGE_SIZE = 10;
export const BOOKINGS_PAGE_SIZE = 10;
export const BOOKINGS_FIRST_PAGE = 0;
/** Query of the full transaction list. */
export const ALL_TRANSACTIONS = { page: 0, size: 999 } as const;
/** Payments of credit from this amount on, in pesos, are confirmed first. */
export const LARGE_PAYMENT_PESOS = 10_000;
/** Number of newest transactions to remember before a payment, to find it if its response is lost. */
export const KNOWN_TRANSACTIONS_MAX = 100;

/** After this time the app says that a response takes long: a call to our API has no timeout. */
export const SLOW_MS = 10_000;

export const MESSAGE_POLL_MS = 3000;
export const LOADER_HIDE_DELAY_MS = 500;
export const LOGOUT_CLEAR_DELAY_MS = 1000;
export const LOGOUT_RELOAD_DELAY_MS = 500;
export const SESSION_EXPIRED_REDIRECT_MS = 500;
/** The only timeout of a call to our API: a refresh without a response has failed (docs/spec-readings.md, reading 5). */
export const REFRESH_TIMEOUT_MS = 30_000;
/** A payment provider without a response has failed; sending the card again does no harm. */
export const PAYMENT_PROVIDER_TIMEOUT_MS = 30_000;

export const TOAST_DURATION_MS = 3000;
export const TOAST_SPEED_MS = 300;
export const TOAST_WIDTH_PX = 300;
/** Distance of a notice from the lower edge: above the button at the bottom of a panel. */
export const FLOATING_NOTICE_BOTTOM_PX = 88;

export const RATING_DEFAULT = 1;

export const MOBILE_CUTOFF_PX = 1024;
export const SIDEBAR_BREAKPOINT_PX = 1280;
/** Laptop screens below the browser's own bars; the same height as the `low` variant in index.css. */
export const LOW_SCREEN = '(max-height: 860px)';
export const LOADER_SIZE_PX = 64;

export const CLUSTER_GRID_PX = 60;
export const CLUSTER_MIN_SIZE = 2;

/** Steps of a booking in the action bar. */
export const BOOKING_STEPS = ['Details', 'Driver and payment', 'Live route'] as const;
/** Range of a birth date. A later one is a mistyped year; the server decides on the age of a customer. */
export const BIRTH_DAY_MIN = '1900-01-01';
export const CUSTOMER_AGE_MIN = 13;
/** Digits of a one-time code, which verifies a contact or a payment method, and of the PIN of a payment. */
export const OTP_LENGTH = 6;
export const DROPOFFS_MAX = 15;
/** Most drop-offs of "Many deliveries", which become several bookings. */
export const BATCH_DROPOFFS_MAX = 100;
/** Upper limits for a pasted message about one stop and for an imported list of stops. */
export const MESSAGE_MAX_CHARACTERS = 2000;
export const STOPS_LIST_MAX_BYTES = 64 * 1024;
/** A quote older than this is refreshed before booking. */
export const QUOTE_STALE_MS = 5 * MINUTE_MS;
/** Polling intervals of a visible live booking: during the search for a driver, while it moves, and otherwise. */
export const TRACKING_POLL_SEARCHING_MS = 5_000;
export const TRACKING_POLL_MOVING_MS = 10_000;
export const TRACKING_POLL_IDLE_MS = 60_000;
/** Minutes without an update after which a delivery is stalled, by driver status: the live page then shows next steps. */
export const STALLED_AFTER_MINUTES: Readonly<Record<string, number>> = {
  'Finding Driver': 10,
  'Driver Assigned': 15,
  'Arrived at Pickup': 25,
  'Picked Up': 15,
  'In Transit': 15,
  'Arrived at Drop-off': 20,
} satisfies Partial<Record<AppointmentStatus, number>>;
/** Minutes without an update after which a delivery with an unknown status is stalled. */
export const STALLED_AFTER_MINUTES_OTHERWISE = 30;
/** Lead time of the search for a driver before a scheduled pickup. */
export const DRIVER_SEARCH_BEFORE_PICKUP_MINUTES = 60;
/** Days after delivery to claim damage or loss. */
export const CLAIM_DAYS = 7;
/** Maximum length of a cancellation reason or a problem report. */
export const REPORT_MAX_CHARACTERS = 1000;
export const REVIEW_MAX_CHARACTERS = 1000;
/** Booking numbers per search, and remembered searches. */
export const TRACK_NUMBERS_MAX = 10;
export const RECENT_SEARCHES_MAX = 10;
/** cm³ per kg, the usual divisor for shared loads. The server decides the final weight. */
export const VOLUMETRIC_DIVISOR = 5000;

/** dayjs patterns of spec section 9, and our own for other dates. */
export const DATE_FORMATS = {
  chatListDay: 'DD MMM',
  chatDay: 'DD-MM-YY',
  time: 'hh:mm A',
  notification: 'MMM DD,YYYY hh:mm A',
  day: 'D MMM YYYY',
  nearDay: 'D MMM',
  longDay: 'dddd, D MMMM YYYY',
  isoDay: 'YYYY-MM-DD',
} as const;

/** Cache times of unused data: for reference lists, and for place searches. */
export const REFERENCE_KEEP_SECONDS = 60 * 60;
export const LOCATION_KEEP_SECONDS = 5 * 60;

/** Debounce times of the booking form, for saving a draft and for requesting a price. */
export const DRAFT_SAVE_DELAY_MS = 400;
export const QUOTE_DELAY_MS = 500;
/** Limits for photos of an item. */
export const PHOTOS_MAX = 4;
export const PHOTO_MAX_BYTES = 5 * 1024 * 1024;
/** Limits for documents of an account. */
export const DOCUMENTS_MAX = 5;
/** Files that an account document may be. */
export const ACCOUNT_DOCUMENT = { kinds: ['pdf', 'jpg', 'png', 'webp'], maxBytes: 10 * 1024 * 1024 } as const;
/** Number of days ahead that a pickup can be scheduled. */
export const SCHEDULE_DAYS_AHEAD = 30;
/** Shortest text that a place search sends. */
export const PLACE_QUERY_MIN = 2;
/** Debounce time of a place search. */
export const PLACE_SEARCH_DELAY_MS = 300;

/** Days before its expiry from which a card shows a warning. */
export const CARD_EXPIRY_WARNING_DAYS = 30;
/** Days from the end of a billing period to the due date of its statement. */
export const CREDIT_TERMS_DAYS = 30;
/** Age in months from which banks refuse a cheque, and maximum days of a post-dated cheque. */
export const CHEQUE_LIMITS = { staleMonths: 6, daysAhead: 60 };
/** Days of spending that determine the pace of a credit line. */
export const CREDIT_PACE_DAYS = 30;
/** A longer runway is shown as "over a year"; a shorter one than RUNWAY_SHORT_DAYS is a warning. */
export const RUNWAY_MAX_DAYS = 365;
export const RUNWAY_SHORT_DAYS = 14;
/** Share of the credit limit at or below which the credit is low. */
export const LOW_CREDIT_SHARE = 0.1;
/** Number of rows above which a list is virtualized. */
export const LONG_LIST_ROWS = 120;
/** Time to undo a deletion before it is sent to the server. */
export const UNDO_MS = 5000;
