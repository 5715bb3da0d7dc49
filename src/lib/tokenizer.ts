import { env } from '@/config/env';

/** A typed card. Number and code exist only in the form and during one call to the payment provider. */
export type CardDetails = { number: string; cvc: string; expiryMonth: number; expiryYear: number };

/** Fields of a card that a provider can refuse. */
export type CardField = 'number' | 'expiry' | 'cvc';

/**
 * A failed exchange. Repeating it is harmless, because it charges nothing.
 * `refused`: the provider refused these fields.
 * `unreached`: the provider could not be reached.
 * `unavailable`: the provider is busy, failed, or sent no usable response in time.
 * `misconfigured`: the provider refused our key or our request.
 */
export type CardFailure =
  { kind: 'refused'; fields: CardField[] } | { kind: 'unreached' | 'unavailable' | 'misconfigured' };

export type TokenizedCard = { token: string } | { failure: CardFailure };

/** The payment provider: exchanges a card for a token, which replaces the card in every API call. */
export type Tokenizer = { tokenizeCard: (card: CardDetails) => Promise<TokenizedCard> };

/** Returns the function that loads this build's payment provider; null without a provider (docs/backend.md, Cards). */
export function getTokenizerLoader(): (() => Promise<Tokenizer>) | null {
  // Vite replaces the first condition, so that a build with an API leaves out the sandbox
  if (!import.meta.env.VITE_API_BASE_URL && env.apiBaseUrl === '') return () => import('./sandboxTokenizer');
  if (env.paymongoPublicKey !== '') return () => import('./paymongoTokenizer');
  return null;
}
