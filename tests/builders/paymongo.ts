import { HttpResponse, http, type HttpHandler } from 'msw';
import * as v from 'valibot';

/** Public key of the test account. */
export const PAYMONGO_TEST_KEY = 'pk_test_journeys123';
export const PAYMENT_METHODS_URL = 'https://api.paymongo.com/v1/payment_methods';

/** PayMongo's documented test cards; a decline and 3-D Secure follow only when the backend pays. */
export const PAYMONGO_CARDS = {
  good: '4343434343434345',
  declined: '4200000000000018',
  secure: '4120000000000007',
};

type PaymongoError = { code: string; detail: string; source?: { pointer: string; attribute: string } };

const refuse = (status: number, ...errors: PaymongoError[]) => HttpResponse.json({ errors }, { status });

const createFault = (code: string, attribute: string, pointer = attribute): PaymongoError => ({
  code,
  detail: `${pointer} is refused for ${code}.`,
  source: { pointer, attribute },
});

/** Documented request body, without any other field. */
const bodySchema = v.strictObject({
  data: v.strictObject({
    attributes: v.strictObject({
      type: v.literal('card'),
      details: v.strictObject({
        card_number: v.string(),
        exp_month: v.pipe(v.number(), v.integer()),
        exp_year: v.pipe(v.number(), v.integer()),
        cvc: v.string(),
      }),
    }),
  }),
});

type Details = v.InferOutput<typeof bodySchema>['data']['attributes']['details'];

function findFaults({ card_number, exp_month, exp_year, cvc }: Details): PaymongoError[] {
  const isKnown = Object.values(PAYMONGO_CARDS).includes(card_number);
  const isExpired = new Date(exp_year, exp_month) <= new Date();
  return [
    ...(isKnown ? [] : [createFault('parameter_format_invalid', 'card_number', 'details.card_number')]),
    ...(isExpired ? [createFault('parameter_invalid', 'exp_month')] : []),
    ...(/^\d{3}$/.test(cvc) ? [] : [createFault('parameter_format_invalid', 'cvc')]),
  ];
}

/** Answers like PayMongo in test mode: checks the key, the shape of the call and the card. */
export const paymongo = (): HttpHandler =>
  http.post(PAYMENT_METHODS_URL, async ({ request }) => {
    if (request.headers.get('authorization') !== `Basic ${btoa(`${PAYMONGO_TEST_KEY}:`)}`) {
      return refuse(401, { code: 'api_key_invalid', detail: 'The API key is invalid.' });
    }
    const body = v.safeParse(bodySchema, await request.json());
    if (!body.success) return refuse(400, { code: 'invalid_payload_format', detail: 'The payload is invalid.' });
    const { details } = body.output.data.attributes;
    const faults = findFaults(details);
    if (faults.length > 0) return refuse(400, ...faults);
    const { exp_month, exp_year, card_number } = details;
    return HttpResponse.json({
      data: {
        id: `pm_${crypto.randomUUID().replaceAll('-', '')}`,
        type: 'payment_method',
        attributes: {
          livemode: false,
          type: 'card',
          billing: null,
          details: { last4: card_number.slice(-4), exp_month, exp_year },
          metadata: null,
          created_at: 1586097138,
          updated_at: 1586097138,
        },
      },
    });
  });
