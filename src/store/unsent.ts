/** Key of sessionStorage: unsent input survives a reload of its tab and ends with the session (docs/decisions/0143). */
export const UNSENT_KEY = 'unsent';

export function forgetUnsent(): void {
  try {
    sessionStorage.removeItem(UNSENT_KEY);
  } catch {
    // blocked storage holds nothing
  }
}
