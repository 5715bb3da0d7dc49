import { CARD_EXPIRED, ENTER_ACCOUNT_HOLDER, ENTER_CARD_HOLDER, ENTER_MOBILE } from '@/config/fieldMessages';
import { METHOD_CHOICE, METHOD_NAMES, NEW_METHOD_KINDS, isEWallet } from '@/config/methodKinds';
import { getExpiryState } from '@/domain/money/paymentMethods';
import { formatCentavos } from '@/utils/money';
import { isMobile, isName } from '@/utils/patterns';
import { parseCentavos } from '../domain/centavos';
import { check, matches, oneOf, pickSentFields, readTextField, required, type ValueCheck } from '../domain/checks';
import { findEarlierAnswer, rememberAnswer } from '../domain/idempotency';
import {
  addMethod,
  ensureWallet,
  findMethod,
  findMethods,
  makeDefault,
  toPaymentMethod,
  toTransaction,
} from '../domain/ledger';
import { getMethodLabel, needsAuthorization } from '../domain/money';
import { consumeOtp } from '../domain/otp';
import { checkTopUp, startTopUp } from '../domain/topUp';
import { defineRoute, fail, failInvalidField, failNotFound, ok, rejectInvalid, type FieldErrors } from '../http';
import type { PaymentMethodRecord } from '../records/accounts';
import { findTransaction } from '../world';

const isToken = (token: string) => /^tok_sandbox_[a-z0-9_]{4,64}$/.test(token);
/** Matches 12 or more digits, spaced or not: a card number must never reach a server. */
const looksLikeCardNumber = (value: unknown) => typeof value === 'string' && /(?:\d[ -]?){12,}/.test(value);

const isMonth = (month: string) => /^\d{1,2}$/.test(month) && Number(month) >= 1 && Number(month) <= 12;

const checkHolder = (message: string): ValueCheck[] => [required(message), matches(isName, message)];
const EXPIRY = {
  expiry_month: [required('Enter the expiry month.'), matches(isMonth, 'Enter a month from 1 to 12.')],
  expiry_year: [
    required('Enter the expiry year.'),
    matches((year) => /^20\d{2}$/.test(year), 'Enter the year with four digits.'),
  ],
};
const ENTER_LAST_FOUR = 'Enter the last four digits.';
const LAST_FOUR: ValueCheck[] = [required(ENTER_LAST_FOUR), matches((four) => /^\d{4}$/.test(four), ENTER_LAST_FOUR)];
const CHOOSE_KIND = `Choose a ${METHOD_CHOICE}.`;
const UNCONFIRMED = "We couldn't confirm the card. Try again.";
const TOKEN: ValueCheck[] = [required(UNCONFIRMED), matches(isToken, UNCONFIRMED)];

const CARD_RULES = {
  token: TOKEN,
  last_four: LAST_FOUR,
  holder_name: checkHolder(ENTER_CARD_HOLDER),
  brand: [required('The card brand is missing.')],
  ...EXPIRY,
};
const E_WALLET_RULES = {
  mobile: [required(ENTER_MOBILE), matches(isMobile, ENTER_MOBILE)],
  holder_name: checkHolder(ENTER_ACCOUNT_HOLDER),
};

const getRules = (kind: string) => ({
  kind: [required(CHOOSE_KIND), oneOf(NEW_METHOD_KINDS, CHOOSE_KIND)],
  ...(kind === 'card' && CARD_RULES),
  ...(isEWallet(kind) && E_WALLET_RULES),
});

function checkExpiry(month: unknown, year: unknown, now: number): FieldErrors {
  const state = getExpiryState({ expiry_month: Number(month), expiry_year: Number(year) }, now);
  return state === 'expired' ? { expiry_month: [CARD_EXPIRED] } : {};
}

/** Reads a new payment method from a valid body. */
function createMethod(body: Record<string, unknown>): Omit<PaymentMethodRecord, 'id' | 'customer_id'> {
  const sent = readTextField(body, 'kind');
  const kind = isEWallet(sent) ? sent : 'card';
  const isCard = kind === 'card';
  const mobile = isCard ? '' : readTextField(body, 'mobile');
  return {
    kind,
    token: isCard ? readTextField(body, 'token') : '',
    mobile,
    brand: isCard ? readTextField(body, 'brand') : METHOD_NAMES[kind],
    last_four: isCard ? readTextField(body, 'last_four') : mobile.slice(-4),
    holder_name: readTextField(body, 'holder_name'),
    expiry_month: isCard ? Number(body.expiry_month) : null,
    expiry_year: isCard ? Number(body.expiry_year) : null,
    is_default: body.is_default === true,
    is_verified: false,
  };
}

export const paymentRoutes = [
  defineRoute('GET', '/api/payments/methods', { auth: 'bearer' }, ({ world, customer }) => {
    const methods = findMethods(world, customer).toSorted((a, b) => Number(b.is_default) - Number(a.is_default));
    return ok(methods.map((method) => toPaymentMethod(method, customer)));
  }),

  defineRoute('POST', '/api/payments/methods/create', { auth: 'bearer' }, ({ world, customer, body, now }) => {
    if (Object.values(body).some(looksLikeCardNumber)) {
      return fail(422, 'Never send a card number.', { token: ['Never send a card number: send its token.'] });
    }
    const kind = readTextField(body, 'kind');
    const errors = check(body, getRules(kind));
    const expiry = kind === 'card' && !errors.expiry_month && !errors.expiry_year;
    const refusal = rejectInvalid({ ...errors, ...(expiry && checkExpiry(body.expiry_month, body.expiry_year, now)) });
    if (refusal) return refusal;
    if (readTextField(body, 'token').includes('_declined')) {
      return failInvalidField('token', 'The bank declined this card. Use another card.');
    }
    const added = createMethod(body);
    // the token of a card does not tell whether the card is saved already
    const isSaved = ({ kind, mobile }: PaymentMethodRecord) => kind === added.kind && mobile === added.mobile;
    if (added.mobile && findMethods(world, customer).some(isSaved)) {
      return failInvalidField('mobile', `This ${added.brand} number is already saved. Enter another number.`);
    }
    const method = addMethod(world, customer, added);
    // the first payment method opens the wallet, since it can be topped up now
    ensureWallet(world, customer);
    return ok(toPaymentMethod(method, customer), {
      message: `${getMethodLabel(method)} added. Verify it before you pay with it.`,
    });
  }),

  defineRoute(
    'PATCH',
    '/api/payments/methods/update/:id',
    { auth: 'bearer' },
    ({ world, customer, params, body, now, deviceNow }) => {
      const method = findMethod(world, customer, params.id);
      if (!method) return failNotFound('The payment method');
      const rules =
        method.kind === 'card'
          ? { holder_name: CARD_RULES.holder_name, ...EXPIRY }
          : { holder_name: E_WALLET_RULES.holder_name };
      const errors = check(body, pickSentFields(body, rules));
      const month = body.expiry_month ?? method.expiry_month;
      const year = body.expiry_year ?? method.expiry_year;
      const touchesExpiry = body.expiry_month !== undefined || body.expiry_year !== undefined;
      const refusal = rejectInvalid({
        ...(touchesExpiry && method.kind === 'card' && checkExpiry(month, year, now)),
        ...errors,
      });
      if (refusal) return refusal;
      if (body.verification_code !== undefined && !method.is_verified) {
        const code = readTextField(body, 'verification_code');
        const problem = consumeOtp(world, customer, { method: 'sms', code, deviceNow });
        if (problem) return failInvalidField('verification_code', problem);
        method.is_verified = true;
      }
      if (body.holder_name !== undefined) method.holder_name = readTextField(body, 'holder_name');
      if (touchesExpiry && method.kind === 'card')
        Object.assign(method, { expiry_month: Number(month), expiry_year: Number(year) });
      if (body.is_default === true) makeDefault(world, method);
      return ok(toPaymentMethod(method, customer), { message: 'Payment method saved.' });
    },
  ),

  defineRoute('DELETE', '/api/payments/methods/delete/:id', { auth: 'bearer' }, ({ world, customer, params }) => {
    const method = findMethod(world, customer, params.id);
    if (!method) return failNotFound('The payment method');
    if (method.kind === 'wallet' && customer.wallet > 0) {
      return fail(
        409,
        `Your wallet still has ${formatCentavos(customer.wallet)}. Spend it before you remove the wallet.`,
      );
    }
    world.paymentMethods = world.paymentMethods.filter((saved) => saved !== method);
    const next = findMethods(world, customer)[0];
    if (method.is_default && next) makeDefault(world, next);
    return ok(null, { message: 'Payment method deleted.' });
  }),

  defineRoute('GET', '/api/payments', { auth: 'bearer' }, ({ world, customer, query }) => {
    const own = world.transactions.filter((transaction) => transaction.customer_id === customer.id);
    const sorted = own.sort((a, b) => b.created_at - a.created_at || b.id - a.id);
    const size = Math.max(1, Number(query.get('size')) || own.length);
    const page = Math.max(0, Number(query.get('page')) || 0);
    return ok(sorted.slice(page * size, (page + 1) * size).map(toTransaction), { count: own.length });
  }),

  defineRoute('POST', '/api/payments/top-up', { auth: 'bearer' }, (context) => {
    const { world, customer, body } = context;
    const before = findEarlierAnswer<{ transaction: number; redirect_url?: string }>(world, customer, {
      call: 'top-up',
      key: body.idempotency_key,
    });
    const known = findTransaction(world, before?.transaction);
    if (before && known) {
      return ok({
        transaction: toTransaction(known),
        ...(before.redirect_url && { redirect_url: before.redirect_url }),
      });
    }
    const amount = parseCentavos(body.amount);
    const method = findMethod(world, customer, body.method);
    const refusal = rejectInvalid(checkTopUp(context, amount, method));
    if (refusal || !method) return refusal ?? failNotFound('The payment method');
    const { transaction, url } = startTopUp(context, method, amount);
    const kept = { transaction: transaction.id, ...(url && { redirect_url: url }) };
    rememberAnswer(world, customer, { call: 'top-up', key: body.idempotency_key, answer: kept });
    if (transaction.status === 'Failed')
      return fail(402, `${getMethodLabel(method)} was declined. Use another payment method.`);
    const message = needsAuthorization(method)
      ? `Confirm the payment with ${getMethodLabel(method)}.`
      : 'Your wallet has been topped up.';
    return ok({ transaction: toTransaction(transaction), ...(url && { redirect_url: url }) }, { message });
  }),
];
