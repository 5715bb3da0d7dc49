import type { CardDetails, TokenizedCard } from './tokenizer';

/** Test card numbers of the payment provider: one is declined, one requires 3-D Secure. */
const TEST_CARDS: Record<string, string> = {
  '4000000000000002': 'declined_',
  '4000002760003184': '3ds_',
};

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Creates random text without digits, so that no token looks like a card number. */
function createLetters(count: number): string {
  return [...crypto.getRandomValues(new Uint8Array(count))].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

const createToken = (mark: string) => `tok_sandbox_${mark}${createLetters(16)}`;

/** Exchanges a card for a token that only the sandbox accepts. Number and code go no further. */
export function tokenizeCard({ number }: CardDetails): Promise<TokenizedCard> {
  return Promise.resolve({ token: createToken(TEST_CARDS[number.replace(/\D/g, '')] ?? '') });
}
