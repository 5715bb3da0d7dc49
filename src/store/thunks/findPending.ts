import type { BookingState } from '../bookingState';
import type { AppThunk } from '../rootState';

type PendingKind = 'pendingPayment' | 'pendingTopUp' | 'pendingCredit';
type Pending<Kind extends PendingKind> = NonNullable<BookingState[Kind]>;

/**
 * Returns the payment that matches and whose outcome is unknown, also if another tab sent it: the same payment is sent
 * with the same idempotency key (docs/decisions/0138).
 */
export const findPending =
  <Kind extends PendingKind>(
    kind: Kind,
    matches: (payment: Pending<Kind>) => boolean,
  ): AppThunk<Pending<Kind> | undefined> =>
  (_dispatch, getState, { storage }) =>
    [getState().booking[kind], storage.readBooking()[kind]]
      .filter((payment): payment is Pending<Kind> => payment !== null)
      .find(matches);
