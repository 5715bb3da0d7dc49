import { normalizeMobile } from '@/utils/text';

/** Returns a `tel:` link, with +63 for a Philippine mobile; other numbers keep only digits and plus signs. */
export function getTelLink(mobile: string): string {
  const national = normalizeMobile(mobile);
  return /^9\d{9}$/.test(national) ? `tel:+63${national}` : `tel:${mobile.replace(/[^\d+]/g, '')}`;
}
