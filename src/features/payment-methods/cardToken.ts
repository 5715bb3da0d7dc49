import { CHECK_CONNECTION } from '@/config/messages';
import { E_WALLET_CHOICE } from '@/config/methodKinds';
import { ApiFailure, createUnsentError, type ApiError } from '@/lib/http/error';
import type { CardDetails, CardFailure, CardField, Tokenizer } from '@/lib/tokenizer';

const REFUSED: Record<CardField, string> = {
  number: "This card number wasn't accepted. Check the digits, or use another Visa or Mastercard.",
  expiry: "This expiry date wasn't accepted. Check the month and year on the card.",
  cvc: "This security code wasn't accepted. Check the digits on the card.",
};
const MESSAGES: Record<CardFailure['kind'], string> = {
  refused: 'Check your card details, then try again.',
  unreached: `We couldn't reach our payment provider, so no card was added. ${CHECK_CONNECTION}`,
  unavailable: "Our payment provider can't take cards at the moment, so no card was added. Try again in a minute.",
  misconfigured: `We can't add cards right now. This is a problem on our side, not with your card. Try again later, or add ${E_WALLET_CHOICE}.`,
};

/** Returns the error that the card form shows, with the messages of the refused fields. */
function toFormError(failure: CardFailure): ApiError {
  const error = createUnsentError(MESSAGES[failure.kind]);
  if (failure.kind !== 'refused') return error;
  return { ...error, errors: Object.fromEntries(failure.fields.map((field) => [field, [REFUSED[field]]])) };
}

/** Exchanges a card for a token; rejects with an `ApiFailure`. */
export async function requestCardToken(loadTokenizer: () => Promise<Tokenizer>, card: CardDetails): Promise<string> {
  const tokenizer = await loadTokenizer().catch(() => null);
  const result = tokenizer ? await tokenizer.tokenizeCard(card) : { failure: { kind: 'unreached' as const } };
  if ('failure' in result) throw new ApiFailure(toFormError(result.failure));
  return result.token;
}
