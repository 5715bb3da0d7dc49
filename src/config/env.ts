import { PATHS } from './paths';

/** Settings of the build; each is optional (see .env.example). */
export type Env = {
  /** Base address before /api; '' lets the sandbox respond on the app's own origin. */
  apiBaseUrl: string;
  googleMapsApiKey: string;
  googleClientId: string;
  facebookAppId: string;
  appleClientId: string;
  appleRedirectUri: string;
  appleState: string;
  googlePlayUrl: string;
  appStoreUrl: string;
  /** Address of the Sentry project that receives error reports. */
  sentryDsn: string;
};

type RawEnv = Record<string, string | boolean | undefined>;

const text = (raw: RawEnv, name: string) => {
  const value = raw[name];
  return typeof value === 'string' ? value.trim() : '';
};

function isHttpUrl(value: string) {
  try {
    return ['http:', 'https:'].includes(new URL(value).protocol);
  } catch {
    return false;
  }
}

const URLS = [
  'VITE_API_BASE_URL',
  'VITE_APPLE_REDIRECT_URI',
  'VITE_GOOGLE_PLAY_URL',
  'VITE_APP_STORE_URL',
  'VITE_SENTRY_DSN',
] as const;

/** Reads and validates the settings for the site at `origin`; `problems` describes the invalid ones. */
export function readEnv(raw: RawEnv, origin = ''): { env: Env; problems: string[] } {
  const problems = URLS.filter((name) => text(raw, name) !== '' && !isHttpUrl(text(raw, name))).map(
    (name) => `${name} is "${text(raw, name)}"; it must be a full address such as https://api.example.com.`,
  );
  const base = text(raw, 'VITE_API_BASE_URL');
  if (isHttpUrl(base) && (new URL(base).search !== '' || new URL(base).hash !== '')) {
    problems.push('VITE_API_BASE_URL must not have a query or a fragment.');
  }
  if (/\/api\/?$/.test(base)) {
    problems.push('VITE_API_BASE_URL is the address before /api: leave out /api itself.');
  }
  const env: Env = {
    apiBaseUrl: base.replace(/\/+$/, ''),
    googleMapsApiKey: text(raw, 'VITE_GOOGLE_MAPS_API_KEY'),
    googleClientId: text(raw, 'VITE_GOOGLE_CLIENT_ID'),
    facebookAppId: text(raw, 'VITE_FACEBOOK_APP_ID'),
    appleClientId: text(raw, 'VITE_APPLE_CLIENT_ID'),
    // spec section 5: Apple's redirect target is /login
    appleRedirectUri: text(raw, 'VITE_APPLE_REDIRECT_URI') || `${origin}${PATHS.login}`,
    appleState: text(raw, 'VITE_APPLE_STATE'),
    googlePlayUrl: text(raw, 'VITE_GOOGLE_PLAY_URL'),
    appStoreUrl: text(raw, 'VITE_APP_STORE_URL'),
    sentryDsn: text(raw, 'VITE_SENTRY_DSN'),
  };
  return { env, problems };
}

// prerendering has no location
const checked = readEnv(import.meta.env, globalThis.location?.origin);

export const env = checked.env;
export const envProblems = checked.problems;

/** Mobile apps under the store names of spec section 1, with the store's home page as the default address. */
export const STORES = [
  { name: 'Google Play', lead: 'Get it on', url: env.googlePlayUrl || 'https://play.google.com/store' },
  { name: 'Apple Store', lead: 'Download on the', url: env.appStoreUrl || 'https://www.apple.com/app-store/' },
] as const;
