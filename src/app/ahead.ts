import { BOOKINGS_FIRST_PAGE, NOTIFICATIONS_PAGE_SIZE } from '../config/constants';
import { env } from '../config/env';
import { PATHS } from '../config/paths';
import { askEarly } from '../lib/http/asked';
import { isUsableToken } from '../lib/http/token';
import { browserArea } from '../store/stored/browserArea';

const list = (status: string) => `/api/bookings?page=${BOOKINGS_FIRST_PAGE}&status=${status}`;
const LISTS = ['Ongoing', 'Pending', 'Completed'].map(list);
const NOTIFICATIONS = `/api/notifications?page=1&size=${NOTIFICATIONS_PAGE_SIZE}`;
const METHODS = '/api/payments/methods';
/** What the gate asks for, and the form's vouchers. */
const BOOKING = ['/api/customers/', METHODS, NOTIFICATIONS, '/api/vouchers'];

const FIRST_CALLS: Partial<Record<string, readonly string[]>> = {
  [PATHS.dashboard]: [...LISTS, METHODS, NOTIFICATIONS],
  [PATHS.myBookings]: [...LISTS, list('Cancelled'), NOTIFICATIONS],
  [PATHS.bookSpecial]: BOOKING,
  [PATHS.bookJoint]: BOOKING,
};

/** The bearer as it is stored: each field is JSON within the JSON. */
function storedToken(): unknown {
  try {
    const { token } = JSON.parse(browserArea().get('user') ?? '') as { token: string };
    return JSON.parse(token);
  } catch {
    return null;
  }
}

/**
 * Asks for what the page at `pathname` shows first, while the app's code is on its way (lib/http/asked.ts). Nothing is
 * asked where nobody is signed in, or where the sandbox answers: it starts with the app.
 */
export function askAhead(pathname: string): void {
  const token = storedToken();
  const calls = FIRST_CALLS[pathname.replace(/(.)\/$/, '$1')];
  if (!env.apiBaseUrl || !calls || !isUsableToken(token)) return;
  askEarly(
    calls.map((call) => env.apiBaseUrl + call),
    token,
  );
}
