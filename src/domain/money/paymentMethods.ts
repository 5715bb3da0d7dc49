import type { PaymentMethod } from '@/api/wire';
import { CARD_EXPIRY_WARNING_DAYS, DAY_MS } from '@/config/constants';
import { METHOD_NAMES, isMethodKind } from '@/config/methodKinds';
import { CREATE_NEW_CARD } from '@/config/moneyMessages';
import { ADD_CARD_PATH, PATHS } from '@/config/paths';
import { toManila } from '@/lib/dates';

/** Labels and states of a payment method, read from the wire in one place. */

/** Returns the name of a payment method: "Visa 4417", "GCash 0136", "Wallet". */
export function getMethodName({ kind, brand, last_four }: PaymentMethod): string {
  const name = kind !== 'card' && isMethodKind(kind) ? METHOD_NAMES[kind] : brand || METHOD_NAMES.card;
  return kind !== 'wallet' && last_four ? `${name} ${last_four}` : name;
}

type ExpiryDate = Pick<PaymentMethod, 'expiry_month' | 'expiry_year'>;

/** Formats the expiry date as "09/28"; '' for a method without one. */
export function formatExpiryDate({ expiry_month, expiry_year }: ExpiryDate): string {
  if (!expiry_month || !expiry_year) return '';
  return `${String(expiry_month).padStart(2, '0')}/${String(expiry_year % 100).padStart(2, '0')}`;
}

export type CardExpiry = 'good' | 'soon' | 'expired';

/** Returns the expiry state. A card is valid until the end of its month in Manila; `soon` is within 30 days. */
export function getExpiryState({ expiry_month, expiry_year }: ExpiryDate, now: number): CardExpiry {
  if (!expiry_month || !expiry_year) return 'good';
  const end = toManila(`${expiry_year}-${String(expiry_month).padStart(2, '0')}-01`)
    .add(1, 'month')
    .valueOf();
  if (now >= end) return 'expired';
  return end - now <= CARD_EXPIRY_WARNING_DAYS * DAY_MS ? 'soon' : 'good';
}

/** Returns true for a verified card or e-wallet that has not expired. */
export const canCharge = (method: ExpiryDate & Pick<PaymentMethod, 'kind' | 'is_verified'>, now: number): boolean =>
  method.kind !== 'wallet' && method.is_verified && getExpiryState(method, now) !== 'expired';

/** Returns the step of a customer whose methods can't be charged: to verify the first one that can be, or to add a card. */
export function getMethodStep(methods: readonly PaymentMethod[], now: number): { label: string; path: string } {
  const unverified = methods.find((method) => canCharge({ ...method, is_verified: true }, now));
  return unverified
    ? { label: `Verify ${getMethodName(unverified)}`, path: PATHS.paymentMethods }
    : { label: CREATE_NEW_CARD, path: ADD_CARD_PATH };
}

/** Sorts the default method first and keeps the server's order for the rest. */
export const sortDefaultFirst = (methods: readonly PaymentMethod[]): PaymentMethod[] =>
  methods.toSorted((a, b) => Number(b.is_default) - Number(a.is_default));

/** Returns the customer's wallet. It has a separate balance from the Points (docs/decisions/0033). */
export const findWallet = (methods: readonly PaymentMethod[] | undefined): PaymentMethod | undefined =>
  methods?.find(({ kind }) => kind === 'wallet');
