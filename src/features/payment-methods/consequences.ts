import type { PaymentMethod } from '@/api/wire';
import { methodName } from '@/domain/money/paymentMethods';
import { formatPeso } from '@/utils/money';

/** What removing a method leads to, in sentences: the pre-booking gate asks for one card or wallet at least. */
export function removalConsequences(method: PaymentMethod, all: readonly PaymentMethod[]): string[] {
  const others = all.filter(({ id }) => String(id) !== String(method.id));
  const next = others[0];
  if (!next) {
    return ['This is your last payment method. You cannot book a delivery until you add another one.'];
  }
  const words = ['Past payments and receipts stay.'];
  if (method.is_default)
    words.unshift(`It pays your new bookings now; another one, such as ${methodName(next)}, will.`);
  if (method.kind === 'wallet' && (method.balance ?? 0) > 0) {
    words.unshift(`Your wallet still holds ${formatPeso(method.balance)}.`);
  }
  return words;
}
