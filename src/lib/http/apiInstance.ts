import axios, { type CreateAxiosDefaults } from 'axios';
import { env } from '@/config/env';

/** Parses a JSON body. Returns null for an empty body and undefined for other text, such as HTML. */
function parseBody(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Creates an axios instance for the configured API origin. It has no timeout (spec section 7) and sends no cookies. Its
 * callers load with the first API call, when the settings are known. Bodies are parsed strictly. axios sets Content-Type
 * per body.
 */
export function createApiInstance(extra: CreateAxiosDefaults = {}) {
  return axios.create({
    baseURL: env.apiBaseUrl || window.location.origin,
    allowAbsoluteUrls: false,
    withCredentials: false,
    withXSRFToken: false,
    responseType: 'text',
    transformResponse: parseBody,
    ...extra,
    headers: { Accept: 'application/json', ...extra.headers },
  });
}
