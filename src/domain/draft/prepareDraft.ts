import type { Address, Customer } from '@/api/wire';
import { isOnMap } from '@/lib/maps/geo';
import { isMobile, isName } from '@/utils/patterns';
import type { DeliveryDraft, DraftStop } from './draft';
import { isEmptyStop } from './draftAdds';
import { withGoodsOnDropoffs } from './draftMoves';
import { fromAddress } from './stopFrom';

export type Contact = Pick<DraftStop, 'contact_name' | 'contact_mobile'>;

/** Returns the customer as the contact of a stop; null if the name or mobile number is unknown. */
export function ownContact(customer: Customer | null): Contact | null {
  const { first_name = '', last_name = '' } = customer?.user.user_profile ?? {};
  const contact_name = `${first_name} ${last_name}`.trim();
  const contact_mobile = customer?.user.mobile ?? '';
  return isName(contact_name) && isMobile(contact_mobile) ? { contact_name, contact_mobile } : null;
}

/** Returns true for a stop without a contact, or with the customer's own, which the form fills in. */
const hasNoTypedContact = ({ contact_name, contact_mobile }: Contact, own: Contact | null) =>
  (contact_name.trim() === '' && contact_mobile.trim() === '') ||
  (contact_name === own?.contact_name && contact_mobile === own.contact_mobile);

/** Returns true for a stop without input. The customer's own contact does not count: the form fills it in. */
export const isUntouchedStop = (stop: DraftStop, own: Contact | null) =>
  isEmptyStop(hasNoTypedContact(stop, own) ? { ...stop, contact_name: '', contact_mobile: '' } : stop);

/** Returns true for a pickup without a place, or with the place that the form filled in. */
const hasNoTypedPlace = ({ address_line, region, lat }: DraftStop, prefilled: string | undefined) =>
  address_line.trim() === '' ? region === null && lat === null : address_line === prefilled;

/**
 * Fills in the pickup of a new draft: the default address, with the customer as its contact. A place that the customer
 * entered stays, and an address without a pin is left to the customer.
 */
export function withDefaultPickup(draft: DeliveryDraft, addresses: readonly Address[], own: Contact | null) {
  const [pickup, ...dropoffs] = draft.stops;
  const address = addresses.find((candidate) => candidate.is_default && isOnMap(candidate));
  if (!pickup || !address || !hasNoTypedPlace(pickup, draft.prefilled_pickup)) return draft;
  const stop: DraftStop = { ...pickup, ...fromAddress(address), ...own };
  return { ...draft, stops: [stop, ...dropoffs], prefilled_pickup: stop.address_line };
}

/** Prepares a draft for the booking form: the customer as pickup contact, and a drop-off for all goods. */
export function prepareDraft(draft: DeliveryDraft, own: Contact | null): DeliveryDraft {
  const stops = draft.stops.map((stop, index) =>
    index === 0 && hasNoTypedContact(stop, own) ? { ...stop, ...own } : stop,
  );
  return { ...draft, ...withGoodsOnDropoffs(stops, draft.items) };
}
