import type { Libraries } from '@react-google-maps/api';

/** A constant, because a new array per render would reload the script. */
export const GOOGLE_LIBRARIES: Libraries = ['places'];
export const GOOGLE_REGION = 'PH';
export const GOOGLE_LANGUAGE = 'en';
/** The script reports no timeout. After this time the embedded map replaces it. */
export const GOOGLE_TIMEOUT_MS = 10_000;
