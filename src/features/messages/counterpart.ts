import type { Conversation } from '@/api/wire';

/** Returns true if the account with this number started the conversation. */
export const isStartedBy = (account: string | undefined, { initiator }: Conversation) =>
  account !== undefined && initiator?.user_profile?.account_number === account;

/** Returns the profile to show: the initiator's (spec section 2), or the receiver's if the reader is the initiator. */
export function getCounterpart(conversation: Conversation, account: string | undefined) {
  const { initiator, receiver } = conversation;
  return (isStartedBy(account, conversation) ? receiver : initiator)?.user_profile ?? null;
}
