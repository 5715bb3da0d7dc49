import type { PaymentMethod } from '@/api/wire';
import { getMethodName } from '@/domain/money/paymentMethods';
import { formatPeso } from '@/utils/money';

/** Lists the consequences of removing a method. The pre-booking gate requires at least one card or wallet. */
export function listRemovalConsequences(method: PaymentMethod, all: readonly PaymentMethod[]): string[] {
  const others = all.filter(({ id }) => String(id) !== String(method.id));
  const next = others[0];
  if (!next) {
    return ["This is your last payment method. You can't book a delivery until you add another one."];
  }
  const consequences = ['Your past payments and receipts are kept.'];
  if (method.is_default)
    consequences.unshift(`This is your default. Another method, such as ${getMethodName(next)}, will replace it.`);
  if (method.kind === 'wallet' && (method.balance ?? 0) > 0) {
    consequences.unshift(`Your wallet still holds ${formatPeso(method.balance)}.`);
  }
  return consequences;
}
