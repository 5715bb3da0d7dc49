import { ALL_SCRIPT_SOURCES } from '@/config/scriptSources';

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>;

declare global {
  interface Window {
    /** Defined in browsers that can refuse strings as HTML and scripts. */
    trustedTypes?: { createPolicy: (name: string, rules: Rules) => unknown };
  }
}

/** HTML that Leaflet sets once to detect SVG support. */
const LEAFLET_SVG_TEST = '<svg/>';

function isOurSource(address: string): boolean {
  const { origin, pathname } = new URL(address, window.location.href);
  const sources = [window.location.origin, ...ALL_SCRIPT_SOURCES];
  return sources.includes(origin) || sources.includes(origin + pathname);
}

/** Blocks all strings as HTML or script addresses (null), except for these. */
export const rules: Rules = {
  createHTML: (text) => (text === LEAFLET_SVG_TEST ? text : null),
  createScriptURL: (address) => (isOurSource(address) ? address : null),
};

/** Installs the default policy: pages require trusted types (build/securityHeaders.ts). */
export function installTrustedTypes(): void {
  try {
    window.trustedTypes?.createPolicy('default', rules);
  } catch {
    // a browser extension has already installed a default policy
  }
}
