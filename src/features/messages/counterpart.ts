import type { Conversation } from '@/api/wire';

/** Whether the reader, who has this account number, began the conversation. */
export const isStartedBy = (account: string | undefined, { initiator }: Conversation) =>
  account !== undefined && initiator?.user_profile?.account_number === account;

/** Whose name and picture a conversation shows: its initiator (spec section 2), or the other one where that is the reader. */
export function counterpartOf(conversation: Conversation, account: string | undefined) {
  const { initiator, receiver } = conversation;
  return (isStartedBy(account, conversation) ? receiver : initiator)?.user_profile ?? null;
}
