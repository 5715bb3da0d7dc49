import { safeParse } from 'valibot';
import type { DeliveryDraft } from '@/domain/draft/draft';
import type * as vaultModule from '@/lib/vault';
import { deliveryDraft } from './stored/draftSchema';
import { VISITOR } from './userState';

type Vault = typeof vaultModule;

const nameOf = (account: string) => `draft:${account}`;

/** Loads the vault on demand. Resolves with null if the vault does not load or the browser does not support it. */
const inVault = <T>(work: (vault: Vault) => Promise<T>): Promise<T | null> =>
  import('@/lib/vault').then(work).catch(() => null);

/** The latest sealing of this tab: a login that follows at once must not read before it ends. */
let sealing: Promise<unknown> = Promise.resolve();

/** Encrypts each customer's draft so that it survives the session (docs/spec-readings.md, reading 7). */
export async function sealDrafts(drafts: Record<string, DeliveryDraft>): Promise<void> {
  const owned = Object.entries(drafts).filter(([account]) => account !== VISITOR);
  sealing = inVault(({ saveSealed }) =>
    Promise.all(owned.map(([account, draft]) => saveSealed(nameOf(account), JSON.stringify(draft)))),
  );
  await sealing;
}

/** Removes the sealed draft of an account. */
export async function forgetDraft(account: string): Promise<void> {
  await inVault(({ forget }) => forget(nameOf(account)));
}

/** Reads the sealed draft of an account; null if there is none. One that cannot be decrypted stays in the vault. */
export async function readSealedDraft(account: string): Promise<DeliveryDraft | null> {
  await sealing;
  const text = await inVault(({ readSealed }) => readSealed(nameOf(account)));
  if (text === null) return null;
  const read = safeParse(deliveryDraft, JSON.parse(text));
  if (read.success) return read.output;
  await forgetDraft(account);
  return null;
}
