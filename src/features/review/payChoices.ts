import type { Customer, PaymentMethod } from '../../api/wire';
import { formatPeso, toCentavos } from '../../utils/money';

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

const twoDigits = (value: number) => String(value).padStart(2, '0');

function choiceOf(method: PaymentMethod, total: number): PayChoice | null {
  const id = String(method.id);
  switch (method.kind) {
    case 'wallet': {
      const balance = method.balance ?? 0;
      return {
        id,
        kind: 'wallet',
        name: 'Points',
        detail: formatPeso(balance),
        needsPin: true,
        problem: short(balance, total),
      };
    }
    case 'card': {
      const expiry =
        method.expiry_month && method.expiry_year
          ? `Expires ${twoDigits(method.expiry_month)}/${twoDigits(method.expiry_year % 100)}`
          : '';
      const name = `${method.brand ?? 'Card'} ${method.last_four ?? ''}`.trim();
      const problem = method.is_verified ? null : 'Verify this card first';
      return { id, kind: 'card', name, detail: expiry, needsPin: false, problem };
    }
    case 'gcash':
    case 'maya':
      return {
        id,
        kind: method.kind,
        name: method.kind === 'gcash' ? 'GCash' : 'Maya',
        detail: 'Opens its own page',
        needsPin: false,
        problem: null,
      };
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
): PayChoice[] {
  const choices = [...methods]
    .sort((a, b) => Number(b.is_default) - Number(a.is_default))
    .map((method) => choiceOf(method, total))
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
