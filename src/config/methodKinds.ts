import { toSentenceList } from '@/utils/text';

const E_WALLETS = ['gcash', 'maya'] as const;
export type EWallet = (typeof E_WALLETS)[number];

/** Kinds of payment methods that a customer adds, in the order of the dialog. */
export const NEW_METHOD_KINDS = ['card', ...E_WALLETS] as const;
export type NewMethodKind = (typeof NEW_METHOD_KINDS)[number];

/** Kinds that the app knows: those that a customer adds, and the wallet. A server may send others. */
export type MethodKind = NewMethodKind | 'wallet';

/** Names of the kinds; a saved card has that of its brand. */
export const METHOD_NAMES: Record<MethodKind, string> = {
  card: 'Card',
  gcash: 'GCash',
  maya: 'Maya',
  wallet: 'Wallet',
};

/** Returns true for a kind that the app knows. */
export const isMethodKind = (kind: string): kind is MethodKind => Object.hasOwn(METHOD_NAMES, kind);

/** Returns true for an e-wallet of another company. */
export const isEWallet = (kind: string): kind is EWallet => E_WALLETS.some((known) => known === kind);

/** Returns true for a kind that a customer adds. */
export const isNewMethodKind = (kind: string): kind is NewMethodKind => kind === 'card' || isEWallet(kind);

export const E_WALLET_NAMES = E_WALLETS.map((kind) => METHOD_NAMES[kind]);

/** "GCash or Maya" within a sentence. */
export const E_WALLET_CHOICE = toSentenceList(E_WALLET_NAMES, 'or');
/** "card, GCash or Maya" within a sentence. */
export const METHOD_CHOICE = toSentenceList(['card', ...E_WALLET_NAMES], 'or');
