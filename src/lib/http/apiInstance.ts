import axios, { type CreateAxiosDefaults } from 'axios';
import { env } from '@/config/env';

/**
 * Creates an axios instance for the configured API origin. It has no timeout (spec section 7) and sends no cookies.
 * Response bodies stay text, so that parsing can be strict. axios sets Content-Type per body.
 */
export function createApiInstance(extra: CreateAxiosDefaults = {}) {
  const instance = axios.create({
    allowAbsoluteUrls: false,
    withCredentials: false,
    withXSRFToken: false,
    responseType: 'text',
    transformResponse: (body: unknown) => body,
    ...extra,
    headers: { Accept: 'application/json', ...extra.headers },
  });
  // per request: this module may run before the settings are loaded
  instance.interceptors.request.use((config) => {
    config.baseURL = env.apiBaseUrl || window.location.origin;
    return config;
  });
  return instance;
}
