import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Booking } from '@/api/wire';
import { getBookPath } from '@/config/paths';
import { getBookingMode } from '@/domain/booking/bookingView';
import { getRouteSummary } from '@/domain/booking/routeSummary';
import { canCopyServices, getNotCopiedMessage, toDraft } from '@/domain/draft/draftOfBooking';
import { describeLastPrice } from '@/domain/draft/priceSince';
import { getDraftLabel, hasTypedInput } from '@/domain/draft/typedDraft';
import { getServerTime } from '@/lib/http/serverClock';
import { selectDraft } from '@/store/booking';
import { useAppSelector } from '@/store/hooks';
import { selectAccountKey } from '@/store/user';
import { pluralize } from '@/utils/text';
import { useNamedBooking } from './useNamedPlaces';
import { useOpenDraft } from './useOpenDraft';
import { usePriceAgain } from './usePriceAgain';

const getRouteLabel = (booking: Booking): string => {
  const { from, to, between } = getRouteSummary(booking);
  return `${from} to ${to}${between === 0 ? '' : `, ${pluralize(between, 'stop')} between`}`;
};

type Repeat = { booking: Booking; startedAt: number; isOpen: boolean };

const toRepeat = (booking: Booking): Repeat => ({ booking, startedAt: getServerTime(), isOpen: true });

/**
 * Books a delivery again: compares today's price with the last one and opens the form with a copy of the booking. With
 * `first`, it starts with that booking. `dialog` has the props of BookAgainDialog, which asks before it replaces an
 * existing draft.
 */
export function useBookAgain(first?: Booking) {
  const navigate = useNavigate();
  const openDraft = useOpenDraft();
  const account = useAppSelector(selectAccountKey);
  const typed = useAppSelector(selectDraft(account));
  const [request, setRequest] = useState<Repeat | null>(() => (first ? toRepeat(first) : null));
  const { price: priced, refetch } = usePriceAgain(request?.isOpen ? request.booking : null);
  const booking = request?.booking;
  const { booking: named, isLoading: isNaming } = useNamedBooking(booking);
  // a form that opens without the names asks the customer for the places again
  const price = isNaming ? ({ kind: 'loading' } as const) : priced;

  const start = useCallback((again: Booking) => setRequest(toRepeat(again)), []);
  const close = () => setRequest((last) => last && { ...last, isOpen: false });

  const confirm = () => {
    if (!named) return;
    const draft = toDraft(named);
    // the customer chooses another vehicle in the form
    const vehicle_type = price.kind === 'no-vehicle' ? '' : draft.vehicle_type;
    close();
    openDraft({ ...draft, vehicle_type });
  };

  const openTyped = () => {
    close();
    if (typed) void navigate(getBookPath(typed.mode));
  };

  return {
    start,
    dialog: {
      isOpen: request?.isOpen ?? false,
      delivery: booking && {
        number: booking.booking_number,
        mode: getBookingMode(booking),
        route: getRouteLabel(booking),
        vehicle: booking.vehicle_type?.name ?? '',
        lastPrice: describeLastPrice(booking, request.startedAt),
        filledIn: `We'll copy the ${canCopyServices(booking) ? 'stops, goods and services' : 'stops and goods'}, with pickup now. ${getNotCopiedMessage(booking)}`,
      },
      price,
      replaces: hasTypedInput(typed) ? getDraftLabel(typed) : '',
      onConfirm: confirm,
      onOpenDraft: openTyped,
      onRetry: refetch,
      onClose: close,
    },
  };
}
