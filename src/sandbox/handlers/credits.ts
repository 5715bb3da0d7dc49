import type { CreditRequestResult } from '@/api/wire';
import { CHEQUE_LIMITS } from '@/config/constants';
import { COUNTS_ONCE_CLEARED } from '@/config/messages';
import { judgeChequeDay } from '@/utils/chequeDay';
import { isoManila } from '../clock';
import { isWholeCentavos, sayPesos, parseCentavos } from '../domain/centavos';
import { check, isExistingDay, matches, needed, notLongerThan, readTextField } from '../domain/checks';
import { findEarlierAnswer, keepGiven } from '../domain/idempotency';
import { findMethod, toTransaction } from '../domain/ledger';
import { chargeCard, methodLabel, writeTransaction } from '../domain/money';
import { filesOf, wrongImage } from '../domain/uploads';
import { fail, invalidAnswer, ok, defineRoute, type FieldErrors } from '../http';
import type { CustomerRecord } from '../records/accounts';
import { newId, type World } from '../world';

const LIMIT_MAX = 10_000_000_00;

const forCorporates = () => fail(403, 'Credit is for corporate customers.');
const isCorporate = (customer: CustomerRecord) => customer.customer_type === 'Corporate';

/** What may be paid back: something, in centavos, and no more than is used. */
function paymentErrors(amount: unknown, { credit_used }: CustomerRecord): FieldErrors {
  if (credit_used === 0) return { amount: ['You have nothing to pay: no credit is used.'] };
  const isFine = isWholeCentavos(amount) && parseCentavos(amount) > 0 && parseCentavos(amount) <= credit_used;
  return isFine ? {} : { amount: [`Enter an amount up to ${sayPesos(credit_used)}, what is used of your credit.`] };
}

function chequeDateErrors(day: string, now: number): FieldErrors {
  if (!isExistingDay(day)) return {};
  const verdict = judgeChequeDay(day, isoManila(now).slice(0, 10), CHEQUE_LIMITS);
  if (verdict === 'stale') {
    return { cheque_date: [`This cheque is stale: it is older than ${CHEQUE_LIMITS.staleMonths} months.`] };
  }
  const isTooLate = verdict === 'too-late';
  return isTooLate ? { cheque_date: [`Use a cheque dated within the next ${CHEQUE_LIMITS.daysAhead} days.`] } : {};
}

const CHEQUE_RECEIVED = `Your cheque is received. ${COUNTS_ONCE_CLEARED}`;

/** The transaction that this key has made already. */
function paidBefore(world: World, customer: CustomerRecord, call: string, key: unknown) {
  const id = findEarlierAnswer<number>(world, customer, call, key);
  return world.transactions.find((transaction) => transaction.id === id);
}

export const creditRoutes = [
  defineRoute('POST', '/api/credits/request', { auth: 'bearer' }, ({ world, customer, body, now }) => {
    if (!isCorporate(customer)) return forCorporates();
    const before = findEarlierAnswer<CreditRequestResult>(world, customer, 'credit-request', body.idempotency_key);
    if (before) return ok(before, { message: 'Your request is sent.' });
    const amount = parseCentavos(body.amount);
    const terms = Number(body.terms_days);
    const isAmount = isWholeCentavos(body.amount) && amount > customer.credit_limit && amount <= LIMIT_MAX;
    const refusal = invalidAnswer({
      ...check(body, {
        reason: [notLongerThan(500)],
        idempotency_key: [needed('The key of this request is missing.')],
      }),
      ...(!isAmount && {
        amount: [
          `Enter the limit you need: more than ${sayPesos(customer.credit_limit)}, up to ${sayPesos(LIMIT_MAX)}.`,
        ],
      }),
      ...(!(Number.isInteger(terms) && terms >= 1 && terms <= 120) && {
        terms_days: ['Choose terms of 1 to 120 days.'],
      }),
    });
    if (refusal) return refusal;
    if (world.creditRequests.some((one) => one.customer_id === customer.id && one.status === 'Pending')) {
      return fail(409, 'Your last request is still under review. You can send another once it is decided.');
    }
    const request = {
      id: newId(world),
      customer_id: customer.id,
      amount,
      reason: readTextField(body, 'reason'),
      terms_days: terms,
      status: 'Pending' as const,
      created_at: now,
    };
    world.creditRequests.push(request);
    const result = { id: request.id, status: request.status };
    keepGiven(world, customer, 'credit-request', body.idempotency_key, result);
    return ok(result, { message: 'Your request is sent.' });
  }),

  defineRoute('POST', '/api/credits/pay', { auth: 'bearer' }, ({ world, customer, body, now }) => {
    if (!isCorporate(customer)) return forCorporates();
    const before = paidBefore(world, customer, 'credit', body.idempotency_key);
    if (before) return ok(toTransaction(before), { message: 'Your payment is received.' });
    const method = findMethod(world, customer, body.method);
    const isPayable = method && method.kind !== 'wallet' && method.is_verified;
    const refusal = invalidAnswer({
      ...check(body, { idempotency_key: [needed('The key of this payment is missing.')] }),
      ...paymentErrors(body.amount, customer),
      ...(!isPayable && { method: ['Choose a verified card, GCash or Maya.'] }),
    });
    if (refusal || !method) return refusal ?? forCorporates();
    const about = { description: 'Credit payment', now, type: 'Credit Payment' as const };
    const transaction = chargeCard(world, customer, method, parseCentavos(body.amount), about);
    if (transaction.status === 'Failed')
      return fail(402, `${methodLabel(method)} was declined. Please use another method.`);
    customer.credit_used -= transaction.amount;
    transaction.balance_after = customer.credit_limit - customer.credit_used;
    keepGiven(world, customer, 'credit', body.idempotency_key, transaction.id);
    return ok(toTransaction(transaction), { message: 'Your payment is received.' });
  }),

  defineRoute('POST', '/api/credits/pay/cheque', { auth: 'bearer' }, ({ world, customer, body, form, now }) => {
    if (!isCorporate(customer)) return forCorporates();
    const before = paidBefore(world, customer, 'cheque', body.idempotency_key);
    if (before) return ok(toTransaction(before), { message: CHEQUE_RECEIVED });
    const photo = filesOf(form, 'photo')[0];
    const wrongPhoto = photo ? wrongImage(photo) : 'Add a picture of the cheque.';
    const number = readTextField(body, 'cheque_number');
    const isKnown = world.transactions.some(
      (one) => one.customer_id === customer.id && one.method === chequeLabel(body) && one.status !== 'Failed',
    );
    const refusal = invalidAnswer({
      ...check(body, {
        idempotency_key: [needed('The key of this payment is missing.')],
        bank: [needed('Enter the bank.'), notLongerThan(80)],
        cheque_number: [
          needed('Enter the cheque number.'),
          matches((text) => /^\d{6,12}$/.test(text), 'Enter the 6 to 12 digits of the cheque number.'),
        ],
        cheque_date: [needed('Enter the date on the cheque.'), matches(isExistingDay, 'Enter the date as YYYY-MM-DD.')],
      }),
      ...chequeDateErrors(readTextField(body, 'cheque_date'), now),
      ...paymentErrors(body.amount, customer),
      ...(wrongPhoto !== null && { photo: [wrongPhoto] }),
      ...(isKnown && { cheque_number: [`Cheque ${number} was handed in before.`] }),
    });
    if (refusal) return refusal;
    const transaction = writeTransaction(world, customer, {
      type: 'Credit Payment',
      status: 'Pending',
      method: chequeLabel(body),
      amount: parseCentavos(body.amount),
      description: 'Credit payment by cheque',
      now,
    });
    transaction.cheque_date = readTextField(body, 'cheque_date');
    keepGiven(world, customer, 'cheque', body.idempotency_key, transaction.id);
    return ok(toTransaction(transaction), { message: CHEQUE_RECEIVED });
  }),
];

const chequeLabel = (body: Record<string, unknown>): string =>
  `Cheque ${readTextField(body, 'bank')} ${readTextField(body, 'cheque_number')}`;
