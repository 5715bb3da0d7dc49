import { bookingsApi } from '@/api/bookings';
import type { Booking } from '@/api/wire';
import type { DeliveryDraft } from '@/domain/draft/draft';
import { toBookingRequest, withIntent } from '@/domain/draft/draftWire';
import type { AppStore } from '@/store/makeStore';

/** Books a draft for the logged-in customer as the form does; the booking is Pending and Unpaid. */
export async function placeBooking(store: AppStore, draft: DeliveryDraft): Promise<Booking> {
  const request = toBookingRequest(withIntent(draft, () => crypto.randomUUID(), Date.now()));
  const placed = await store.dispatch(bookingsApi.endpoints.bookDelivery.initiate(request)).unwrap();
  if (!placed) throw new Error('The sandbox did not say what it booked');
  return placed;
}
