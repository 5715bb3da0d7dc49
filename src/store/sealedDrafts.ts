import { safeParse } from 'valibot';
import { forget, open, seal } from '../lib/vault';
import type { DeliveryDraft } from './draft';
import { deliveryDraft } from './stored/draftSchema';
import { VISITOR } from './user';

const nameOf = (account: string) => `draft:${account}`;

/** Keeps each customer's draft beyond the session, readable by nobody (contract reading 7 clears the rest). */
export async function sealDrafts(drafts: Record<string, DeliveryDraft>): Promise<void> {
  const owned = Object.entries(drafts).filter(([account]) => account !== VISITOR);
  await Promise.all(owned.map(([account, draft]) => seal(nameOf(account), JSON.stringify(draft))));
}

/** Removes the draft that was kept for an account. */
export const forgetDraft = (account: string): Promise<void> => forget(nameOf(account));

/** The draft that was kept for an account, taken out of the vault; null where there is none. */
export async function takeDraft(account: string): Promise<DeliveryDraft | null> {
  const text = await open(nameOf(account));
  await forgetDraft(account);
  if (text === null) return null;
  const read = safeParse(deliveryDraft, JSON.parse(text));
  return read.success ? read.output : null;
}
