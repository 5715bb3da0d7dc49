import axios, { type CreateAxiosDefaults } from 'axios';
import { env } from '@/config/env';

/**
 * Creates an axios instance for the configured API origin. It has no timeout (spec section 7) and sends no cookies.
 * Response bodies stay text, so that parsing can be strict. axios sets Content-Type per body.
 */
export function createApiInstance(extra: CreateAxiosDefaults = {}) {
  return axios.create({
    baseURL: env.apiBaseUrl || window.location.origin,
    allowAbsoluteUrls: false,
    withCredentials: false,
    withXSRFToken: false,
    responseType: 'text',
    transformResponse: (body: unknown) => body,
    ...extra,
    headers: { Accept: 'application/json', ...extra.headers },
  });
}
