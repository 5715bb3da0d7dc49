import type { DraftStop } from './draft';

export type Contact = Pick<DraftStop, 'contact_name' | 'contact_mobile'>;

const NO_CONTACT: Contact = { contact_name: '', contact_mobile: '' };

/** Returns true for a stop without any input. */
export const isEmptyStop = ({ key: _key, ...fields }: DraftStop): boolean =>
  Object.values(fields).every((value) =>
    typeof value === 'string' ? value.trim() === '' : value === null || value === false,
  );

/** Returns true for a stop without a contact, or with the customer's own, which the form fills in. */
export const hasNoTypedContact = ({ contact_name, contact_mobile }: Contact, own: Contact | null): boolean =>
  (contact_name.trim() === '' && contact_mobile.trim() === '') ||
  (contact_name === own?.contact_name && contact_mobile === own.contact_mobile);

/** Returns true for a stop without input. The customer's own contact does not count: the form fills it in. */
export const isUntouchedStop = (stop: DraftStop, own: Contact | null): boolean =>
  isEmptyStop(hasNoTypedContact(stop, own) ? { ...stop, ...NO_CONTACT } : stop);

/** Serializes the values of a stop, for `prefilled_pickup`. */
export const serializeStop = ({ key: _key, ...fields }: DraftStop): string =>
  JSON.stringify(Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Returns true for a pickup without a place, or as the form filled it in. A contact alone does not count. */
export const isUntouchedPickup = (pickup: DraftStop, prefilled: string | undefined): boolean =>
  isEmptyStop({ ...pickup, ...NO_CONTACT }) || serializeStop(pickup) === prefilled;
