import type { Address, Customer } from '@/api/wire';
import { isOnMap } from '@/lib/maps/geo';
import { isMobile, isName } from '@/utils/patterns';
import type { DeliveryDraft, DraftStop } from './draft';
import { withGoodsOnDropoffs } from './draftMoves';
import { fromAddress } from './stopFrom';
import { hasNoTypedContact, isUntouchedPickup, serializeStop, type Contact } from './untouchedStop';

/** Returns the customer as the contact of a stop; null if the name or mobile number is unknown. */
export function getOwnContact(customer: Customer | null): Contact | null {
  const { first_name = '', last_name = '' } = customer?.user.user_profile ?? {};
  const contact_name = `${first_name} ${last_name}`.trim();
  const contact_mobile = customer?.user.mobile ?? '';
  return isName(contact_name) && isMobile(contact_mobile) ? { contact_name, contact_mobile } : null;
}

/**
 * Fills in the pickup of a new draft: the default address, with the customer as its contact. A pickup or contact that
 * the customer entered or edited stays, and an address without a pin is left to the customer.
 */
export function withDefaultPickup(draft: DeliveryDraft, addresses: readonly Address[], own: Contact | null) {
  const [pickup, ...dropoffs] = draft.stops;
  const address = addresses.find((candidate) => candidate.is_default && isOnMap(candidate));
  if (!pickup || !address || !isUntouchedPickup(pickup, draft.prefilled_pickup)) return draft;
  const { contact_name, contact_mobile } = pickup;
  const contact = hasNoTypedContact(pickup, own) ? own : { contact_name, contact_mobile };
  const stop: DraftStop = { ...pickup, ...fromAddress(address), ...contact };
  return { ...draft, stops: [stop, ...dropoffs], prefilled_pickup: serializeStop(stop) };
}

/** Prepares a draft for the booking form: the customer as pickup contact, and a drop-off for all goods. */
export function prepareDraft(draft: DeliveryDraft, own: Contact | null): DeliveryDraft {
  const stops = draft.stops.map((stop, index) =>
    index === 0 && hasNoTypedContact(stop, own) ? { ...stop, ...own } : stop,
  );
  return { ...draft, ...withGoodsOnDropoffs(stops, draft.items) };
}
