import { tabStorage } from '@/lib/safeStorage';

/** Key of the tab's storage: unsent input survives a reload and ends with the session (docs/decisions/0143). */
export const UNSENT_KEY = 'unsent';

/** Removes the unsent input of this tab. */
export const forgetUnsent = (): void => tabStorage.remove(UNSENT_KEY);
