/** What is typed from a card. It lives in the form and here, for the length of one call. */
export type CardSecrets = { number: string; cvc: string };

/** Stands for a card in every call of ours. */
export type CardToken = { token: string; brand: string; last_four: string };

/** The payment provider: exchanges a card for a token. */
export type Tokenizer = { tokenizeCard: (card: CardSecrets, brand: string) => Promise<CardToken> };

/** Whether there is a provider: the sandbox has its own, and a build with an API none until one is put in below. */
export const hasTokenizer = (): boolean => !import.meta.env.VITE_API_BASE_URL;

/** The provider's part, with its first use; this is the one place to put a real one in. Throws where there is none. */
export function loadTokenizer(): Promise<Tokenizer> {
  if (import.meta.env.VITE_API_BASE_URL) throw new Error('No payment provider is set up: see "Cards" in the README.');
  return import('./sandboxTokenizer');
}
