import { tabStorage } from '@/lib/tabStorage';

/** Key of the tab's storage: unsent input survives a reload and ends with the session (docs/decisions/0143). */
export const UNSENT_KEY = 'unsent';

export const forgetUnsent = (): void => tabStorage.remove(UNSENT_KEY);
