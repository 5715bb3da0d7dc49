import { env } from '@/config/env';

/** Card number and security code. They exist only in the form and during one call to the payment provider. */
export type CardSecrets = { number: string; cvc: string };

/** Replaces a card in every API call. */
export type CardToken = { token: string; brand: string; last_four: string };

/** The payment provider: exchanges a card for a token. */
export type Tokenizer = { tokenizeCard: (card: CardSecrets, brand: string) => Promise<CardToken> };

/** Returns true if there is a provider: the sandbox has one; an API has none until it is added below. */
export const hasTokenizer = (): boolean => env.apiBaseUrl === '';

/** Loads the payment provider's code on first use; add a real provider here. Throws if there is none. */
export function loadTokenizer(): Promise<Tokenizer> {
  if (import.meta.env.VITE_API_BASE_URL) throw new Error('No payment provider is set up: see "Cards" in the README.');
  return import('./sandboxTokenizer');
}
