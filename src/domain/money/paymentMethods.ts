import type { PaymentMethod } from '@/api/wire';
import { CARD_EXPIRY_WARNING_DAYS } from '@/config/constants';
import { toManila } from '@/lib/dates';

/** What several screens show of a payment method, read from the wire in one place. */

const E_WALLETS: Record<string, string> = { gcash: 'GCash', maya: 'Maya', wallet: 'Wallet' };

/** "Visa 4417", "GCash 0136", "Wallet". */
export function methodName({ kind, brand, last_four }: PaymentMethod): string {
  const name = E_WALLETS[kind] ?? brand ?? 'Card';
  return kind !== 'wallet' && last_four ? `${name} ${last_four}` : name;
}

/** "09/28"; empty for what does not run out. */
export function expiryText({ expiry_month, expiry_year }: PaymentMethod): string {
  if (!expiry_month || !expiry_year) return '';
  return `${String(expiry_month).padStart(2, '0')}/${String(expiry_year % 100).padStart(2, '0')}`;
}

export type Expiry = 'good' | 'soon' | 'expired';

/** A card is good to the end of its month, in Manila; `soon` is within 30 days. */
export function expiryState({ expiry_month, expiry_year }: PaymentMethod, now: number): Expiry {
  if (!expiry_month || !expiry_year) return 'good';
  const end = toManila(`${expiry_year}-${String(expiry_month).padStart(2, '0')}-01`)
    .add(1, 'month')
    .valueOf();
  if (now >= end) return 'expired';
  return end - now <= CARD_EXPIRY_WARNING_DAYS * 24 * 60 * 60_000 ? 'soon' : 'good';
}

/** Cards, GCash and Maya that can be charged now: verified, and not run out. */
export const canCharge = (method: PaymentMethod, now: number): boolean =>
  method.kind !== 'wallet' && method.is_verified && expiryState(method, now) !== 'expired';

/** The default one first, then as the server lists them. */
export const defaultFirst = (methods: readonly PaymentMethod[]): PaymentMethod[] =>
  [...methods].sort((a, b) => Number(b.is_default) - Number(a.is_default));

/** Returns the customer's wallet: the method with a balance of its own, which the Points are not (docs/decisions/033). */
export const findWallet = (methods: readonly PaymentMethod[] | undefined): PaymentMethod | undefined =>
  methods?.find(({ kind }) => kind === 'wallet');
