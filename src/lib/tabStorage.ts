/** sessionStorage, which lives as long as the tab. Never throws: blocked or full storage keeps nothing. */
export const tabStorage = {
  get(key: string): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, text: string): void {
    try {
      sessionStorage.setItem(key, text);
    } catch {
      // the caller has the text in memory
    }
  },
  remove(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // blocked storage holds nothing
    }
  },
};
