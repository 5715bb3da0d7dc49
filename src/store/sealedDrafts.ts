import { safeParse } from 'valibot';
import type { DeliveryDraft } from '@/domain/draft/draft';
import type * as vaultModule from '@/lib/vault';
import { deliveryDraft } from './stored/draftSchema';
import { VISITOR } from './userState';

type Vault = typeof vaultModule;

const nameOf = (account: string) => `draft:${account}`;

/** The vault comes after the first paint; where it cannot be had nothing is kept, as where the browser has none. */
const inVault = <T>(work: (vault: Vault) => Promise<T>): Promise<T | null> =>
  import('@/lib/vault').then(work).catch(() => null);

/** Keeps each customer's draft beyond the session, readable by nobody (README, Logout: the rest is cleared). */
export async function sealDrafts(drafts: Record<string, DeliveryDraft>): Promise<void> {
  const owned = Object.entries(drafts).filter(([account]) => account !== VISITOR);
  await inVault(({ saveSealed }) =>
    Promise.all(owned.map(([account, draft]) => saveSealed(nameOf(account), JSON.stringify(draft)))),
  );
}

/** Removes the draft that was kept for an account. */
export async function forgetDraft(account: string): Promise<void> {
  await inVault(({ forget }) => forget(nameOf(account)));
}

/** The draft that was kept for an account, taken out of the vault; null where there is none. */
export async function takeDraft(account: string): Promise<DeliveryDraft | null> {
  const text = await inVault(({ readSealed }) => readSealed(nameOf(account)));
  await forgetDraft(account);
  if (text === null) return null;
  const read = safeParse(deliveryDraft, JSON.parse(text));
  return read.success ? read.output : null;
}
