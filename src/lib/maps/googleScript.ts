import type { Libraries } from '@react-google-maps/api';

/** One array for the whole app: a new one per render would load the script anew. */
export const GOOGLE_LIBRARIES: Libraries = ['places'];
export const GOOGLE_REGION = 'PH';
export const GOOGLE_LANGUAGE = 'en';
/** The script has no answer of its own for "never": after this long the embedded map takes over. */
export const GOOGLE_TIMEOUT_MS = 10_000;
