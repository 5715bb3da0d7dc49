import { DROPOFFS_MAX } from './constants';

// Messages that several screens share.

export const CHECK_CONNECTION = 'Check your connection, then try again.';
export const FILE_UNREADABLE = "We couldn't read the file. Choose it again.";
export const TYPED_IS_KEPT = 'Your entries are saved.';
export const TYPED_IS_KEPT_RETRY = `${TYPED_IS_KEPT} Try again.`;
export const CANNOT_BE_UNDONE = 'This cannot be undone.';
export const NO_RESULTS = 'No results found.';

// Loading and empty states
export const LAST_REFRESH_FAILED = "Couldn't refresh.";
export const MAP_NOT_LOADED = 'The map did not load.';
export const TIMES_NOT_LOADED = 'The times did not load.';
export const BOOKING_NOT_LOADED = 'The booking did not load';
export const ONGOING_NOT_LOADED = 'Ongoing bookings did not load.';
export const NO_ONGOING_BOOKINGS = 'No ongoing bookings';
export const BOOK_FOR_LIVE_MAP = 'Book a delivery to follow it here on a live map.';
export const BOOKING_NOT_FOUND = 'Booking not found on this account';
export const WRONG_ACCOUNT_OR_LINK = 'It may belong to another account, or the link may be incomplete.';
export const DELIVERIES_LOADING = 'Loading deliveries';
export const DELIVERIES_NOT_LOADED = 'Deliveries did not load';
export const ARTICLES_LOADING = 'Loading articles';
export const NO_ARTICLES = 'No articles yet';
export const TRANSACTIONS_LOADING = 'Loading transactions';
export const TRANSACTIONS_NOT_LOADED = 'Transactions did not load';
export const NO_TRANSACTIONS = 'No transactions yet';
export const TRANSACTIONS_SHOW_HERE = 'Payments, top-ups and refunds appear here.';

// Prices, times and rules of a booking
export const NO_VEHICLE_FITS = 'No vehicle fits this load.';
export const MOST_STOPS = `You can add up to ${DROPOFFS_MAX} drop-offs.`;
export const CHOOSE_DATE_FIRST = 'Choose a date first.';
export const BREAKDOWN_INCOMPLETE = 'The breakdown is incomplete. The total is correct.';

// Confirmations, in case the server sends no message
export const PROFILE_SAVED = 'Profile saved.';
export const RESET_LINK_SENT = "If there's an account for this address, we've sent a reset link.";
export const ALL_MARKED_READ = 'All notifications marked as read.';

// Fields
export const SEARCH_PLACE = 'Search a place';
export const STREET_LABEL = 'Street, building, unit';
export const DOWNLOAD_TEMPLATE = 'Download the template';
export const COMPANY_DOCUMENTS = "Registration (SEC or DTI), BIR certificate, mayor's permit.";

// Labels and single sentences
export const CHECK_PAYMENT = 'Check the payment';
export const VEHICLE_TO_BE_ASSIGNED = 'Vehicle to be assigned';
export const SMALLEST_THAT_FITS = 'Smallest that fits';
export const REDIRECTS_TO_BANK = "You'll be redirected";
export const VEHICLES_NOT_LOADED = 'Vehicles did not load';
export const VOUCHERS_NOT_LOADED = 'Vouchers did not load';
export const SAVED_ON_DEVICE = 'Saved on this device';
export const CHATS_FAILED = 'Error on getting chats';
export const CONVERSATION_FAILED = 'Error on retrieving conversation';
export const WHERE_IS_IT = 'Where is it?';
export const NUMBER_ON_RECEIPT = 'Your booking number is on the receipt.';
export const SPENDING_BY_MONTH = 'Spending by month, Special against Joint';
