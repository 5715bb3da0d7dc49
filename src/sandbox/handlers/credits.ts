import type { CreditRequestResult } from '@/api/wire';
import { CHEQUE_LIMITS } from '@/config/constants';
import {
  ADD_CHEQUE_PHOTO,
  ENTER_BANK,
  ENTER_CHEQUE_DATE,
  ENTER_CHEQUE_NUMBER,
  getLateChequeMessage,
  getStaleChequeMessage,
  getUsedCreditMessage,
} from '@/config/fieldMessages';
import { METHOD_CHOICE } from '@/config/methodKinds';
import { CHEQUE_RECEIVED, CREDIT_PAYMENT_RECEIVED } from '@/config/moneyMessages';
import { getChequeDayKind } from '@/domain/money/chequeDay';
import { canCharge } from '@/domain/money/paymentMethods';
import { formatCentavos } from '@/utils/money';
import { toManilaDay } from '../clock';
import { isWholeCentavos, parseCentavos } from '../domain/centavos';
import { check, isExistingDay, matches, maxLength, readTextField, required } from '../domain/checks';
import { PAYMENT_KEY_MISSING, findEarlierAnswer, rememberAnswer, type KeyedCall } from '../domain/idempotency';
import { findMethod, toTransaction } from '../domain/ledger';
import { CREDIT_CORPORATE_ONLY, chargeCard, getMethodLabel, recordTransaction } from '../domain/money';
import { findImageProblem, getFiles } from '../domain/uploads';
import { defineRoute, fail, failNotFound, ok, rejectInvalid, type FieldErrors } from '../http';
import type { CustomerRecord } from '../records/accounts';
import { findTransaction, takeId, type World } from '../world';

const LIMIT_MAX = 10_000_000_00;

const failForIndividuals = () => fail(403, CREDIT_CORPORATE_ONLY);
const isCorporate = (customer: CustomerRecord) => customer.customer_type === 'Corporate';

/** Checks the amount of a credit payment: more than zero, up to the used credit. */
function checkPayment(amount: unknown, { credit_used }: CustomerRecord): FieldErrors {
  if (credit_used === 0) return { amount: ['You have no credit balance to pay.'] };
  const isValid = isWholeCentavos(amount) && parseCentavos(amount) > 0 && parseCentavos(amount) <= credit_used;
  return isValid ? {} : { amount: [getUsedCreditMessage(formatCentavos(credit_used))] };
}

function checkChequeDate(day: string, now: number): FieldErrors {
  if (!isExistingDay(day)) return {};
  const kind = getChequeDayKind(day, toManilaDay(now));
  if (kind === 'stale') {
    return { cheque_date: [getStaleChequeMessage(CHEQUE_LIMITS.staleMonths)] };
  }
  const isTooLate = kind === 'too-late';
  return isTooLate ? { cheque_date: [getLateChequeMessage(CHEQUE_LIMITS.daysAhead)] } : {};
}

const REQUEST_SENT = "Request sent. We'll let you know once it's reviewed.";

/** Finds the transaction of an earlier call with this idempotency key. */
function findPaidBefore(world: World, customer: CustomerRecord, keyedCall: KeyedCall) {
  const id = findEarlierAnswer<number>(world, customer, keyedCall);
  return findTransaction(world, id);
}

export const creditRoutes = [
  defineRoute('POST', '/api/credits/request', { auth: 'bearer' }, ({ world, customer, body, now }) => {
    if (!isCorporate(customer)) return failForIndividuals();
    const before = findEarlierAnswer<CreditRequestResult>(world, customer, {
      call: 'credit-request',
      key: body.idempotency_key,
    });
    if (before) return ok(before, { message: REQUEST_SENT });
    const amount = parseCentavos(body.amount);
    const terms = Number(body.terms_days);
    const isAmount = isWholeCentavos(body.amount) && amount > customer.credit_limit && amount <= LIMIT_MAX;
    const refusal = rejectInvalid({
      ...check(body, {
        reason: [maxLength(500)],
        idempotency_key: [required('The idempotency key of this request is missing.')],
      }),
      ...(!isAmount && {
        amount: [`Enter a limit above ${formatCentavos(customer.credit_limit)}, up to ${formatCentavos(LIMIT_MAX)}.`],
      }),
      ...(!(Number.isInteger(terms) && terms >= 1 && terms <= 120) && {
        terms_days: ['Choose terms of 1 to 120 days.'],
      }),
    });
    if (refusal) return refusal;
    if (world.creditRequests.some((request) => request.customer_id === customer.id && request.status === 'Pending')) {
      return fail(409, 'Your last request is still under review. You can send another one after the decision.');
    }
    const request = {
      id: takeId(world),
      customer_id: customer.id,
      amount,
      reason: readTextField(body, 'reason'),
      terms_days: terms,
      status: 'Pending' as const,
      created_at: now,
    };
    world.creditRequests.push(request);
    const result = { id: request.id, status: request.status };
    rememberAnswer(world, customer, { call: 'credit-request', key: body.idempotency_key, answer: result });
    return ok(result, { message: REQUEST_SENT });
  }),

  defineRoute('POST', '/api/credits/pay', { auth: 'bearer' }, ({ world, customer, body, now }) => {
    if (!isCorporate(customer)) return failForIndividuals();
    const before = findPaidBefore(world, customer, { call: 'credit', key: body.idempotency_key });
    if (before) return ok(toTransaction(before), { message: CREDIT_PAYMENT_RECEIVED });
    const method = findMethod(world, customer, body.method);
    const isPayable = method && canCharge(method, now);
    const refusal = rejectInvalid({
      ...check(body, { idempotency_key: [required(PAYMENT_KEY_MISSING)] }),
      ...checkPayment(body.amount, customer),
      ...(!isPayable && { method: [`Choose a verified ${METHOD_CHOICE}.`] }),
    });
    if (refusal || !method) return refusal ?? failNotFound('The payment method');
    const about = { description: 'Credit payment', now, type: 'Credit Payment' as const };
    const transaction = chargeCard(world, customer, { card: method, amount: parseCentavos(body.amount), ...about });
    if (transaction.status === 'Failed')
      return fail(402, `${getMethodLabel(method)} was declined. Use another payment method.`);
    customer.credit_used -= transaction.amount;
    transaction.balance_after = customer.credit_limit - customer.credit_used;
    rememberAnswer(world, customer, { call: 'credit', key: body.idempotency_key, answer: transaction.id });
    return ok(toTransaction(transaction), { message: CREDIT_PAYMENT_RECEIVED });
  }),

  defineRoute('POST', '/api/credits/pay/cheque', { auth: 'bearer' }, ({ world, customer, body, form, now }) => {
    if (!isCorporate(customer)) return failForIndividuals();
    const before = findPaidBefore(world, customer, { call: 'cheque', key: body.idempotency_key });
    if (before) return ok(toTransaction(before), { message: CHEQUE_RECEIVED });
    const photo = getFiles(form, 'photo')[0];
    const photoProblem = photo ? findImageProblem(photo) : ADD_CHEQUE_PHOTO;
    const number = readTextField(body, 'cheque_number');
    const isKnown = world.transactions.some(
      ({ customer_id, method, status }) =>
        customer_id === customer.id && method === getChequeLabel(body) && status !== 'Failed',
    );
    const refusal = rejectInvalid({
      ...check(body, {
        idempotency_key: [required(PAYMENT_KEY_MISSING)],
        bank: [required(ENTER_BANK), maxLength(80)],
        cheque_number: [
          required(ENTER_CHEQUE_NUMBER),
          matches((text) => /^\d{6,12}$/.test(text), 'Enter a cheque number of 6 to 12 digits.'),
        ],
        cheque_date: [required(ENTER_CHEQUE_DATE), matches(isExistingDay, 'Enter the date as YYYY-MM-DD.')],
      }),
      ...checkChequeDate(readTextField(body, 'cheque_date'), now),
      ...checkPayment(body.amount, customer),
      ...(photoProblem !== null && { photo: [photoProblem] }),
      ...(isKnown && { cheque_number: [`Cheque ${number} has already been submitted.`] }),
    });
    if (refusal) return refusal;
    const transaction = recordTransaction(world, customer, {
      type: 'Credit Payment',
      status: 'Pending',
      method: getChequeLabel(body),
      amount: parseCentavos(body.amount),
      description: 'Credit payment by cheque',
      now,
    });
    transaction.cheque_date = readTextField(body, 'cheque_date');
    rememberAnswer(world, customer, { call: 'cheque', key: body.idempotency_key, answer: transaction.id });
    return ok(toTransaction(transaction), { message: CHEQUE_RECEIVED });
  }),
];

const getChequeLabel = (body: Record<string, unknown>): string =>
  `Cheque ${readTextField(body, 'bank')} ${readTextField(body, 'cheque_number')}`;
