/** Origins or full addresses of third-party scripts that the content security policy allows. */
export const SCRIPT_SOURCES = [
  'https://maps.googleapis.com',
  'https://maps.gstatic.com',
  'https://accounts.google.com/gsi/client',
  'https://connect.facebook.net',
  'https://appleid.cdn-apple.com',
] as const;
