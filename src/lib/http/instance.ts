import axios, { type CreateAxiosDefaults } from 'axios';
import { env } from '../../config/env';

/**
 * An axios instance that speaks to the configured API origin alone. It has no time-out (spec section 7), sends no
 * cookies, and leaves bodies as text so that parsing can be strict. Content-Type is axios' own choice per body:
 * JSON for objects, and the boundary of the browser for FormData.
 */
export function apiInstance(extra: CreateAxiosDefaults = {}) {
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
