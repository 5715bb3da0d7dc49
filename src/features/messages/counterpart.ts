import type { Conversation } from '../../api/wire';

/** Whose name and picture a conversation shows: its initiator (spec section 2), or the other one where that is the reader. */
export function counterpartOf({ initiator, receiver }: Conversation, account: string | undefined) {
  const isOwn = account !== undefined && initiator?.user_profile?.account_number === account;
  return (isOwn ? receiver : initiator)?.user_profile ?? null;
}
