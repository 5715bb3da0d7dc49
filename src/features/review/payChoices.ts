import type { Customer, PaymentMethod } from '@/api/wire';
import { REDIRECTS_TO_BANK } from '@/config/messages';
import { isMethodKind, type MethodKind } from '@/config/methodKinds';
import { PATHS, getTopUpPath } from '@/config/paths';
import type { ReviewChoices } from '@/domain/booking/bookingParts';
import { formatExpiryDate, getExpiryState, getMethodName, sortDefaultFirst } from '@/domain/money/paymentMethods';
import { formatPeso, sumPesos } from '@/utils/money';

export type PayChoice = {
  /** Value of `method` in the pay call: the id of a payment method, `credit` or `cash`. */
  id: string;
  kind: MethodKind | 'credit' | 'cash';
  name: string;
  detail: string;
  needsPin: boolean;
  /** Reason why it cannot pay the amount; null if it can. */
  problem: string | null;
  /** Page that solves the problem; null without one. */
  remedy: { label: string; path: string } | null;
};

/** Pesos; 0 if enough is available. */
const getShortfall = (available: number, total: number) => Math.max(0, sumPesos([total, -available]));
const getShortfallMessage = (shortfall: number) => (shortfall > 0 ? `Needs ${formatPeso(shortfall)} more` : null);

const getVerifyRemedy = (isVerified: boolean) => (isVerified ? null : { label: 'Verify', path: PATHS.paymentMethods });

type Payment = {
  customer: Customer | null;
  isCorporate: boolean;
  /** Pesos. */
  total: number;
  now: number;
};

function toPayChoice(method: PaymentMethod, { isCorporate, total, now }: Payment): PayChoice | null {
  const id = String(method.id);
  const { kind } = method;
  if (!isMethodKind(kind)) return null;
  switch (kind) {
    case 'wallet': {
      const balance = method.balance ?? 0;
      const shortfall = getShortfall(balance, total);
      return {
        id,
        kind,
        name: getMethodName(method),
        detail: formatPeso(balance),
        needsPin: true,
        problem: getShortfallMessage(shortfall),
        // companies have no page to top up
        remedy: shortfall > 0 && !isCorporate ? { label: 'Top up', path: getTopUpPath(shortfall) } : null,
      };
    }
    case 'card': {
      const expiry = formatExpiryDate(method);
      const unverified = method.is_verified ? null : 'Verify this card first';
      const problem = getExpiryState(method, now) === 'expired' ? 'Expired' : unverified;
      return {
        id,
        kind,
        name: getMethodName(method),
        detail: expiry && `Expires ${expiry}`,
        needsPin: false,
        problem,
        remedy: problem === unverified ? getVerifyRemedy(method.is_verified) : null,
      };
    }
    case 'gcash':
    case 'maya': {
      const name = getMethodName(method);
      const problem = method.is_verified ? null : 'Verify it first';
      const remedy = getVerifyRemedy(method.is_verified);
      return { id, kind, name, detail: REDIRECTS_TO_BANK, needsPin: false, problem, remedy };
    }
  }
}

/** Returns the ways to pay: corporate credit, the default method, the others, then cash. */
export function getPayChoices(methods: PaymentMethod[], payment: Payment): PayChoice[] {
  const { customer, isCorporate, total } = payment;
  const choices = sortDefaultFirst(methods)
    .map((method) => toPayChoice(method, payment))
    .filter((choice) => choice !== null);
  if (isCorporate) {
    const left = customer?.remaining_credits ?? 0;
    const shortfall = getShortfall(left, total);
    choices.unshift({
      id: 'credit',
      kind: 'credit',
      name: 'Credit',
      detail: `${formatPeso(left)} available`,
      needsPin: true,
      problem: getShortfallMessage(shortfall),
      remedy: shortfall > 0 ? { label: 'Request more', path: PATHS.walletCorporate } : null,
    });
  }
  return [
    ...choices,
    { id: 'cash', kind: 'cash', name: 'Cash', detail: 'Pay at pickup', needsPin: false, problem: null, remedy: null },
  ];
}

/** Returns the first choice that can pay; null if none can. */
export const findUsable = (choices: PayChoice[]) => choices.find(({ problem }) => problem === null) ?? null;

type SavedMethods = Pick<ReviewChoices, 'method' | 'wantedMethod'> | null;

/** Returns the wanted choice if it can pay, else the one chosen before, else the first that can pay; null if none can. */
export const findChosen = (choices: PayChoice[], saved: SavedMethods): PayChoice | null =>
  findUsable(choices.filter(({ id }) => id === String(saved?.wantedMethod))) ??
  choices.find(({ id }) => id === String(saved?.method)) ??
  findUsable(choices);

/** Labels of the methods that charge nothing now: a company's credit, and cash for the driver. */
const BOOK_LABELS: Partial<Record<PayChoice['kind'], string>> = { credit: 'Book on credit', cash: 'Book with cash' };

/** Label of the button that pays: "Pay ₱422.30", "Book on credit · ₱422.30" or "Book with cash · ₱422.30". */
export function getPayLabel(choice: PayChoice | null, amount: string): string {
  const bookLabel = choice && BOOK_LABELS[choice.kind];
  return bookLabel ? `${bookLabel} · ${amount}` : `Pay ${amount}`;
}
