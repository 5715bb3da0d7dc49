import * as v from 'valibot';
import { PAYMENT_PROVIDER_TIMEOUT_MS } from '@/config/constants';
import { env } from '@/config/env';
import { PAYMONGO_ORIGIN } from '@/config/paymongo';
import { ApiFailure } from './http/error';
import { logError } from './report/reportError';
import { listOf, readable, text } from './schema';
import type { CardDetails, CardFailure, CardField, TokenizedCard } from './tokenizer';

/** Form field of each PayMongo parameter; a pointer may call the number `number` or `details.card_number`. */
const FIELD_OF: Record<string, CardField> = {
  card_number: 'number',
  number: 'number',
  exp_month: 'expiry',
  exp_year: 'expiry',
  cvc: 'cvc',
};

const paymentMethodSchema = v.object({ data: v.object({ id: v.pipe(v.string(), v.startsWith('pm_')) }) });
const refusalSchema = v.object({
  errors: listOf(v.object({ source: v.object({ pointer: text, attribute: text }) })),
});

/** Returns the form fields that an error response names. */
function readFields(body: unknown): CardField[] {
  const fields = readable(refusalSchema, body).flatMap(({ errors }) =>
    errors.map(({ source: { pointer, attribute } }) => FIELD_OF[attribute || (pointer.split(/[./]/).at(-1) ?? '')]),
  );
  return [...new Set(fields)].filter((field) => field !== undefined);
}

/** Classifies a response without a payment method. Only 429 and 5xx pass by themselves. */
function toFailure(status: number, body: unknown): CardFailure {
  if (status < 400 || status === 429 || status >= 500) return { kind: 'unavailable' };
  const fields = readFields(body);
  if (fields.length > 0) return { kind: 'refused', fields };
  const message = 'Check VITE_PAYMONGO_PUBLIC_KEY and the PayMongo account.';
  logError('PayMongo', new ApiFailure({ kind: 'server', status, message }));
  return { kind: 'misconfigured' };
}

/** Sends a card to PayMongo, without our session, cookies or address, and without following a redirect. */
const postCard = ({ number, cvc, expiryMonth, expiryYear }: CardDetails): Promise<Response> =>
  fetch(`${PAYMONGO_ORIGIN}/v1/payment_methods`, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      Authorization: `Basic ${btoa(`${env.paymongoPublicKey}:`)}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({
      data: {
        attributes: {
          type: 'card',
          details: {
            card_number: number.replace(/\D/g, ''),
            exp_month: expiryMonth,
            exp_year: expiryYear,
            cvc,
          },
        },
      },
    }),
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(PAYMENT_PROVIDER_TIMEOUT_MS),
  });

/** Exchanges a card for the id of a PayMongo payment method. */
export async function tokenizeCard(card: CardDetails): Promise<TokenizedCard> {
  try {
    const response = await postCard(card);
    const body: unknown = await response.json().catch(() => null);
    const method = v.safeParse(paymentMethodSchema, body);
    if (response.ok && method.success) return { token: method.output.data.id };
    return { failure: toFailure(response.status, body) };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return { failure: { kind: isLate ? 'unavailable' : 'unreached' } };
  }
}
