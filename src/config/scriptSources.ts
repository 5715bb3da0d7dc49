/** Whose scripts may run beside the app's own: origins, or whole addresses, as the policy of the page names them. */
export const SCRIPT_SOURCES = [
  'https://maps.googleapis.com',
  'https://maps.gstatic.com',
  'https://accounts.google.com/gsi/client',
  'https://connect.facebook.net',
  'https://appleid.cdn-apple.com',
] as const;
