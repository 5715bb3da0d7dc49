import { checkMapAttribution, checkTileUrl } from './mapTiles';
import { checkPaymentHosts } from './paymentHosts';

type Setting = {
  /** Field of `env` (config/env.ts). */
  field: string;
  /** Returns why a value cannot be used; undefined for a good one. An empty value is always allowed. */
  check?: (value: string) => string | undefined;
  /** True for a key, which no message may show: a secret one may be set by mistake. */
  isKey?: true;
};

/** Returns true for a full http or https address. */
function isHttpUrl(value: string) {
  try {
    return ['http:', 'https:'].includes(new URL(value).protocol);
  } catch {
    return false;
  }
}

const checkUrl = (value: string) =>
  isHttpUrl(value) ? undefined : 'it must be a full address such as https://api.example.com';

function checkApiUrl(value: string) {
  if (!isHttpUrl(value)) return checkUrl(value);
  if (/[?#]/.test(value)) return 'it must not have a query or a fragment';
  return /\/api\/*$/.test(value) ? 'it is the address before /api: leave out /api itself' : undefined;
}

function checkPaymongoKey(key: string) {
  if (key.startsWith('sk_')) {
    return 'it is a secret key, which every visitor can read: replace that key at PayMongo, and set the public key here';
  }
  const isPublic = /^pk_(test|live)_[A-Za-z0-9]+$/.test(key);
  return isPublic
    ? undefined
    : 'it must be the public key of your PayMongo account, which starts with pk_test_ or pk_live_';
}

/** Every setting by its name in .env and config.json. Each is optional (.env.example); a new one is one line. */
export const SETTINGS = {
  VITE_API_BASE_URL: { field: 'apiBaseUrl', check: checkApiUrl },
  VITE_GOOGLE_MAPS_API_KEY: { field: 'googleMapsApiKey' },
  VITE_MAP_TILE_URL: { field: 'mapTileUrl', check: checkTileUrl },
  VITE_MAP_ATTRIBUTION: { field: 'mapAttribution', check: checkMapAttribution },
  VITE_GOOGLE_CLIENT_ID: { field: 'googleClientId' },
  VITE_FACEBOOK_APP_ID: { field: 'facebookAppId' },
  VITE_APPLE_CLIENT_ID: { field: 'appleClientId' },
  VITE_APPLE_REDIRECT_URI: { field: 'appleRedirectUri', check: checkUrl },
  VITE_APPLE_STATE: { field: 'appleState' },
  VITE_GOOGLE_PLAY_URL: { field: 'googlePlayUrl', check: checkUrl },
  VITE_APP_STORE_URL: { field: 'appStoreUrl', check: checkUrl },
  VITE_SUPPORT_PHONE: { field: 'supportPhone' },
  VITE_SUPPORT_EMAIL: { field: 'supportEmail' },
  VITE_SELLER_NAME: { field: 'sellerName' },
  VITE_SELLER_TIN: { field: 'sellerTin' },
  VITE_SELLER_ADDRESS: { field: 'sellerAddress' },
  VITE_PAYMONGO_PUBLIC_KEY: { field: 'paymongoPublicKey', check: checkPaymongoKey, isKey: true },
  VITE_PAYMENT_HOSTS: { field: 'paymentHosts', check: checkPaymentHosts },
  VITE_SENTRY_DSN: { field: 'sentryDsn', check: checkUrl },
} as const satisfies Record<string, Setting>;
