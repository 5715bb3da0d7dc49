import { isRecord } from '@/lib/http/error';
import { browserArea } from './stored/browserArea';

/** Key of sessionStorage: unsent input survives a reload of this tab and ends with the session (docs/decisions/0143). */
const KEY = 'unsent';
const area = browserArea('sessionStorage');

/** Returns the stored input of an account, by key. Input of another account is removed. */
function readInputs(account: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(area.get(KEY) ?? '{}');
    if (isRecord(stored) && stored.account === account && isRecord(stored.inputs)) return stored.inputs;
  } catch {
    // not JSON
  }
  forgetUnsent();
  return {};
}

export const forgetUnsent = (): void => area.remove(KEY);

/** Removes what another customer left in this tab. */
export const keepUnsentOf = (account: string): void => void readInputs(account);

/** Returns unsent input, which the caller validates. */
export const readUnsent = (account: string, key: string): unknown => readInputs(account)[key];

/** Stores unsent input; undefined removes it. Never for a PIN, a code or a card. */
export const writeUnsent = (account: string, key: string, input: unknown): void =>
  void area.set(KEY, JSON.stringify({ account, inputs: { ...readInputs(account), [key]: input } }));
