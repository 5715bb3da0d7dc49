import { normalizeMobile } from '@/utils/text';

/** Calls a Philippine mobile from anywhere; another number as it is, without what is no part of a number. */
export function telLink(mobile: string): string {
  const national = normalizeMobile(mobile);
  return /^9\d{9}$/.test(national) ? `tel:+63${national}` : `tel:${mobile.replace(/[^\d+]/g, '')}`;
}
