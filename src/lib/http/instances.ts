import axios, { type CreateAxiosDefaults } from 'axios';
import { env } from '@/config/env';

/**
 * An axios instance that speaks to the configured API origin alone. It has no time-out (spec section 7), sends no
 * cookies, and leaves bodies as text so that parsing can be strict. Content-Type is axios' own choice per body:
 * JSON for objects, and the boundary of the browser for FormData.
 */
function apiInstance(extra: CreateAxiosDefaults = {}) {
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

/** Two instances: a token-free call cannot carry a bearer, because its instance never learns of one. */
export const publicHttp = apiInstance();
export const privateHttp = apiInstance();

/**
 * The refresh call alone: no interceptor, so that its own 401 cannot refresh again, and no redirect is followed, since
 * a 307 would carry the token in the body to wherever it points.
 */
export const refreshHttp = apiInstance({
  adapter: 'fetch',
  fetchOptions: { redirect: 'error' },
  // axios' fetch adapter would add its own, which some browsers send and a CORS preflight then refuses
  headers: { 'User-Agent': false },
});
