import type { Customer, PaymentMethod } from '@/api/wire';
import { expiryState, expiryText } from '@/domain/money/paymentMethods';
import { formatPeso, toCentavos } from '@/utils/money';

export type PayChoice = {
  /** What `method` of the pay call carries: a method's id, `credit` or `cash`. */
  id: string;
  kind: 'card' | 'gcash' | 'maya' | 'wallet' | 'credit' | 'cash';
  name: string;
  detail: string;
  needsPin: boolean;
  /** Why it cannot pay this amount; null where it can. */
  problem: string | null;
};

const short = (available: number, total: number) =>
  toCentavos(available) < toCentavos(total)
    ? `Needs ${formatPeso((toCentavos(total) - toCentavos(available)) / 100)} more`
    : null;

function choiceOf(method: PaymentMethod, total: number, now: number): PayChoice | null {
  const id = String(method.id);
  switch (method.kind) {
    case 'wallet': {
      const balance = method.balance ?? 0;
      return {
        id,
        kind: 'wallet',
        name: 'Wallet',
        detail: formatPeso(balance),
        needsPin: true,
        problem: short(balance, total),
      };
    }
    case 'card': {
      const expiry = expiryText(method);
      const name = `${method.brand ?? 'Card'} ${method.last_four ?? ''}`.trim();
      const unverified = method.is_verified ? null : 'Verify this card first';
      const problem = expiryState(method, now) === 'expired' ? 'Expired' : unverified;
      return { id, kind: 'card', name, detail: expiry && `Expires ${expiry}`, needsPin: false, problem };
    }
    case 'gcash':
    case 'maya': {
      const name = method.kind === 'gcash' ? 'GCash' : 'Maya';
      const problem = method.is_verified ? null : `Verify ${name} first`;
      return { id, kind: method.kind, name, detail: 'Opens its own page', needsPin: false, problem };
    }
    default:
      return null;
  }
}

/** The ways to pay an amount in pesos, the default one first; a corporate customer's credit leads. */
export function payChoices(
  methods: PaymentMethod[],
  customer: Customer | null,
  isCorporate: boolean,
  total: number,
  now: number,
): PayChoice[] {
  const choices = [...methods]
    .sort((a, b) => Number(b.is_default) - Number(a.is_default))
    .map((method) => choiceOf(method, total, now))
    .filter((choice) => choice !== null);
  if (isCorporate) {
    const left = customer?.remaining_credits ?? 0;
    choices.unshift({
      id: 'credit',
      kind: 'credit',
      name: 'Credit',
      detail: `${formatPeso(left)} available`,
      needsPin: true,
      problem: short(left, total),
    });
  }
  return [
    ...choices,
    { id: 'cash', kind: 'cash', name: 'Cash', detail: 'To the driver at pick-up', needsPin: false, problem: null },
  ];
}

/** The choice to start with: the first that can pay. */
export const firstUsable = (choices: PayChoice[]) => choices.find(({ problem }) => problem === null) ?? null;
