import { SCRIPT_SOURCES } from '@/config/scriptSources';

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>;

declare global {
  interface Window {
    /** Of browsers that can refuse texts as markup and code. */
    trustedTypes?: { createPolicy: (name: string, rules: Rules) => unknown };
  }
}

/** What Leaflet asks once, to learn whether the browser can draw it. */
const LEAFLETS_QUESTION = '<svg/>';

function isOurSource(address: string): boolean {
  const { origin, pathname } = new URL(address, window.location.href);
  const sources: readonly string[] = [window.location.origin, ...SCRIPT_SOURCES];
  return sources.includes(origin) || sources.includes(origin + pathname);
}

/** What becomes markup or a script where a text is handed to the browser as one: nothing (null), but for these. */
export const rules: Rules = {
  createHTML: (text) => (text === LEAFLETS_QUESTION ? text : null),
  createScriptURL: (address) => (isOurSource(address) ? address : null),
};

/** Makes the app fit for pages that require trusted types (docs/deployment.md). */
export function installTrustedTypes(): void {
  try {
    window.trustedTypes?.createPolicy('default', rules);
  } catch {
    // an extension of the browser was there first: its rules stand
  }
}
