import type { OrUnknown } from '@/config/statuses';

/** Returns a status, type or kind that the app does not know, as a server may send it. */
export const unknownValue = (text: string) => text as OrUnknown<never>;
