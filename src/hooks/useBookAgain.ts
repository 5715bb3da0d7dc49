import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Booking } from '@/api/wire';
import { bookPath } from '@/config/paths';
import { bookingModeOf, shortPlace, stopsOf } from '@/domain/booking/bookingView';
import type { DeliveryDraft } from '@/domain/draft/draft';
import { carriesServices, draftOfBooking, isTyped, notCarried } from '@/domain/draft/draftOfBooking';
import { shortDay } from '@/domain/draft/priceSince';
import { serverNow } from '@/lib/http/serverClock';
import { draftSaved, selectDraft } from '@/store/booking';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectAccountKey } from '@/store/user';
import { useNamedBooking } from './useNamedPlaces';
import { usePriceAgain } from './usePriceAgain';

/** "12 Port Road to 8 Mabini Street": what a customer knows a draft by. */
export function getDraftLabel(draft: DeliveryDraft): string {
  const [from = '', to = ''] = [draft.stops[0], draft.stops.at(-1)].map((stop) => stop?.address_line.trim());
  if (from && to) return `${from} to ${to}`;
  return from || to || 'the goods you entered';
}

const routeWords = (booking: Booking): string => {
  const stops = stopsOf(booking);
  const [first, last] = [stops[0], stops.at(-1)];
  const between = Math.max(0, stops.length - 2);
  const via = between === 0 ? '' : `, ${between} ${between === 1 ? 'stop' : 'stops'} between`;
  return `${first ? shortPlace(first) : '-'} to ${last ? shortPlace(last) : '-'}${via}`;
};

/**
 * Books a delivery once more: asks today's price, says how it differs from the last time, and opens the form with
 * everything filled in. `dialog` is what BookAgainDialog shows; a draft that is in the way is replaced only when asked.
 */
export function useBookAgain() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const account = useAppSelector(selectAccountKey);
  const typed = useAppSelector(selectDraft(account));
  const [asked, setAsked] = useState<{ booking: Booking; at: number; isOpen: boolean } | null>(null);
  const { price, askAgain } = usePriceAgain(asked?.isOpen ? asked.booking : null);
  const booking = asked?.booking;
  const named = useNamedBooking(booking);

  const start = useCallback((again: Booking) => setAsked({ booking: again, at: serverNow(), isOpen: true }), []);
  const close = () => setAsked((last) => last && { ...last, isOpen: false });

  const confirm = () => {
    if (!named) return;
    const draft = draftOfBooking(named);
    // a vehicle that cannot be had is the form's to choose anew
    const vehicle_type = price.kind === 'no-vehicle' ? '' : draft.vehicle_type;
    dispatch(draftSaved({ account, draft: { ...draft, vehicle_type, saved_at: new Date().toISOString() } }));
    close();
    void navigate(bookPath(draft.mode));
  };

  const openTyped = () => {
    close();
    if (typed) void navigate(bookPath(typed.mode));
  };

  return {
    start,
    dialog: {
      isOpen: asked?.isOpen ?? false,
      delivery: booking && {
        number: booking.booking_number,
        mode: bookingModeOf(booking),
        route: routeWords(booking),
        vehicle: booking.vehicle_type?.name ?? '',
        total: booking.total,
        on: shortDay(booking.date_created, asked.at),
        hadVoucher: Boolean(booking.voucher_code),
        filledIn: `${carriesServices(booking) ? 'Stops, goods and services' : 'Stops and goods'} are filled in, the pick-up is now. ${notCarried(booking)}`,
      },
      price,
      replaces: isTyped(typed) ? getDraftLabel(typed) : '',
      onConfirm: confirm,
      onOpenDraft: openTyped,
      onRetry: askAgain,
      onClose: close,
    },
  };
}
