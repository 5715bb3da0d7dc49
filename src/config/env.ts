import { isRecord } from '@/utils/isRecord';
import { PATHS } from './paths';
import { SETTINGS } from './settings';

/** Values of the settings; '' if not set. */
export type Env = Record<(typeof SETTINGS)[keyof typeof SETTINGS]['field'], string>;

type RawEnv = Record<string, unknown>;

const readText = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Reads and validates the settings for the site at `origin`; `problems` describes the invalid ones. */
export function readEnv(raw: RawEnv, origin = ''): { env: Env; problems: string[] } {
  const problems: string[] = [];
  const values: Partial<Env> = {};
  for (const [name, setting] of Object.entries(SETTINGS)) {
    const value = readText(raw[name]);
    values[setting.field] = value;
    const reason = value !== '' && 'check' in setting ? setting.check(value) : undefined;
    const fault = 'isKey' in setting ? 'cannot be used' : `is "${value}"`;
    if (reason) problems.push(`${name} ${fault}; ${reason}.`);
  }
  const read = values as Env;
  if (read.mapTileUrl && !read.mapAttribution) {
    problems.push('VITE_MAP_ATTRIBUTION is empty; it must name the source of the tiles.');
  }
  const env = {
    ...read,
    apiBaseUrl: read.apiBaseUrl.replace(/\/+$/, ''),
    // spec section 5: Apple's redirect target is /login
    appleRedirectUri: read.appleRedirectUri || `${origin}${PATHS.login}`,
  };
  return { env, problems };
}

/** Finds what is wrong with the form of config.json: each key must be a setting, each value a text. */
function findFormProblems(config: unknown): string[] {
  if (!isRecord(config)) {
    return [`config.json must be an object of settings such as {"VITE_API_BASE_URL": "https://api.example.com"}.`];
  }
  return Object.entries(config).flatMap(([name, value]) => {
    if (!Object.hasOwn(SETTINGS, name)) {
      return [`${name} is not a setting of config.json. Its settings are ${Object.keys(SETTINGS).join(', ')}.`];
    }
    return typeof value === 'string' ? [] : [`${name} is ${JSON.stringify(value)}; it must be a text in quotes.`];
  });
}

const BUILD: RawEnv = import.meta.env;
// prerendering has no location
const origin = globalThis.location?.origin;
const built = readEnv(BUILD, origin).env;

/** The settings in effect. Read it inside functions: `applySettings` replaces it when the app starts. */
export let env: Env = built;

/** Returns the settings of the build, which prerendered pages show. */
export const getBuiltEnv = () => built;

/** Overrides the build's settings with those of `config`. Returns the problems of the result; [] if there are none. */
export function applySettings(config: unknown): string[] {
  const formProblems = findFormProblems(config);
  const { env: next, problems } = readEnv({ ...BUILD, ...(isRecord(config) && config) }, origin);
  env = next;
  if (BUILD.VITE_API_BASE_URL && next.apiBaseUrl === '') {
    problems.push('VITE_API_BASE_URL is empty; this build contains no sandbox and needs an API.');
  }
  return [...formProblems, ...problems];
}

/** Returns the mobile apps under the store names of spec section 1. A store's home page is the default address. */
export const getStores = ({ googlePlayUrl, appStoreUrl }: Env) =>
  [
    { name: 'Google Play', lead: 'Get it on', url: googlePlayUrl || 'https://play.google.com/store' },
    { name: 'Apple Store', lead: 'Download on the', url: appStoreUrl || 'https://www.apple.com/app-store/' },
  ] as const;
