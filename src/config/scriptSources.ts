/** Third-party script sources (origins or full addresses), by the setting that needs them. */
export const SCRIPT_SOURCES = {
  VITE_GOOGLE_MAPS_API_KEY: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  VITE_GOOGLE_CLIENT_ID: ['https://accounts.google.com/gsi/client'],
  VITE_FACEBOOK_APP_ID: ['https://connect.facebook.net'],
  VITE_APPLE_CLIENT_ID: ['https://appleid.cdn-apple.com'],
} as const;

export const ALL_SCRIPT_SOURCES: readonly string[] = Object.values(SCRIPT_SOURCES).flat();
