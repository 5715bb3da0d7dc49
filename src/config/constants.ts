/** Every number of spec section 9 stands here, once. */

export const PRODUCT_NAME = 'Logistix Global';

export const NOTIFICATIONS_FIRST_PAGE = 1;
export const NOTIFICATIONS_PAGE_SIZE = 10;
export const BOOKINGS_PAGE_SIZE = 10;
export const BOOKINGS_FIRST_PAGE = 0;
export const TRANSACTIONS_PAGE = 0;
export const TRANSACTIONS_SIZE = 999;
/** Transactions that a lost payment is told apart by: the newest ones before it. */
export const KNOWN_TRANSACTIONS_MAX = 100;

export const MESSAGE_POLL_MS = 3000;
export const LOADER_HIDE_DELAY_MS = 500;
export const LOGOUT_CLEAR_DELAY_MS = 1000;
export const LOGOUT_RELOAD_DELAY_MS = 500;
export const SESSION_EXPIRED_REDIRECT_MS = 500;
/** The one cap on a call: a refresh that never answers is a failed one (README, 401). */
export const REFRESH_TIMEOUT_MS = 30_000;

export const TOAST_DURATION_MS = 3000;
export const TOAST_SPEED_MS = 300;
export const TOAST_WIDTH_PX = 300;

export const RATING_DEFAULT = 1;

export const MOBILE_CUTOFF_PX = 1024;
export const SIDEBAR_BREAKPOINT_PX = 1280;
export const LOADER_SIZE_PX = 64;

export const CLUSTER_GRID_PX = 60;
export const CLUSTER_MIN_SIZE = 2;

/** The steps of a booking, as the action bar shows them. */
export const BOOKING_STEPS = ['Details', 'Driver and payment', 'Live route'] as const;
/** Digits of a one-time code: it verifies a contact or a payment method, or confirms a payment as its PIN. */
export const OTP_LENGTH = 6;
export const DROPOFFS_MAX = 15;
/** Characters of a pasted message about one stop, and bytes of a list of stops: far more than either needs. */
export const MESSAGE_MAX_CHARACTERS = 2000;
export const STOPS_LIST_MAX_BYTES = 64 * 1024;
/** A quote older than this is asked for again before anything is booked on it. */
export const QUOTE_STALE_MS = 5 * 60_000;
/** Live detail, while visible: while a driver is sought, while moving, and otherwise. */
export const TRACKING_POLL_SEARCHING_MS = 5_000;
export const TRACKING_POLL_MOVING_MS = 10_000;
export const TRACKING_POLL_IDLE_MS = 60_000;
/**
 * Minutes without any news that are usual in a status of the driver; more is told, with what to do about it.
 * From what each takes: a search, the way to the pick-up, loading, a leg in traffic, a hand-over.
 */
export const USUAL_QUIET_MINUTES: Readonly<Record<string, number>> = {
  'Finding Driver': 10,
  'Driver Assigned': 15,
  'Arrived at Pickup': 25,
  'Picked Up': 15,
  'In Transit': 15,
  'Arrived at Drop-off': 20,
};
/** The same for a status that we do not know. */
export const USUAL_QUIET_MINUTES_OTHERWISE = 30;
/** A driver is looked for this long before a pick-up at a fixed time. */
export const DRIVER_SEARCH_BEFORE_PICKUP_MINUTES = 60;
/** Days after the delivery in which damage or loss can be claimed. */
export const CLAIM_DAYS = 7;
/** Characters of a reason or a report to the server. */
export const REPORT_MAX_CHARACTERS = 1000;
export const REVIEW_MAX_CHARACTERS = 1000;
/** Booking numbers that can be looked up at once, and how many past searches a browser remembers. */
export const TRACK_NUMBERS_MAX = 10;
export const RECENT_SEARCHES_MAX = 10;
/** cm³ per kg: the usual divisor of shared loads; the server's own counts in the end. */
export const VOLUMETRIC_DIVISOR = 5000;

/** dayjs patterns of spec section 9, and the product's own where it is silent. */
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

/** How long an answer that no screen shows is kept: lists that hardly change, and places that were looked up. */
export const REFERENCE_KEEP_SECONDS = 60 * 60;
export const LOCATION_KEEP_SECONDS = 5 * 60;

/** How long the form waits after the last edit before it saves a draft, and before it asks for a price. */
export const DRAFT_SAVE_DELAY_MS = 400;
export const QUOTE_DELAY_MS = 500;
/** Photos of goods: per goods, and the size of one. */
export const PHOTOS_MAX = 4;
export const PHOTO_MAX_BYTES = 5 * 1024 * 1024;
/** Documents of an account: how many, and the size of one. */
export const DOCUMENTS_MAX = 5;
export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024;
/** How many days ahead a pick-up can be asked for. */
export const SCHEDULE_DAYS_AHEAD = 30;
/** How long a place search waits after the last key press. */
export const PLACE_SEARCH_DELAY_MS = 300;

/** A card that runs out within these days is flagged. */
export const CARD_EXPIRY_WARNING_DAYS = 30;
/** Days after the end of a billing period until its statement is due. */
export const CREDIT_TERMS_DAYS = 30;
/** A cheque older than these months is refused by every bank; one that is dated further ahead is not taken yet. */
export const CHEQUE_LIMITS = { staleMonths: 6, daysAhead: 60 };
/** Days of spending from which the pace of a credit line is taken. */
export const CREDIT_PACE_DAYS = 30;
/** A longer runway is shown as "more than a year"; one up to the short limit is a warning. */
export const RUNWAY_MAX_DAYS = 365;
export const RUNWAY_SHORT_DAYS = 14;
/** Credit at or below this share of its limit is called low. */
export const LOW_CREDIT_SHARE = 0.1;
/** More rows than this are drawn only where they are in sight. */
export const LONG_LIST_ROWS = 120;
/** How long a deletion can be taken back before the server hears of it. */
export const UNDO_MS = 5000;
