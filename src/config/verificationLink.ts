/** Reasons to open a verification page; other values are ignored (docs/spec-readings.md, reading 12). */
const VERIFICATION_REASONS = ['login', 'settings'] as const;
export type VerificationReason = (typeof VERIFICATION_REASONS)[number];

/** Returns the `q` parameter of a verification link: the reason in base64, URI-encoded. */
export const getVerificationQuery = (reason: VerificationReason) => `q=${encodeURIComponent(btoa(reason))}`;

/** Reads the reason from `q`, base64 or plain; null if it is unknown. */
export function readVerificationReason(q: string | null): VerificationReason | null {
  if (!q) return null;
  let text = q;
  try {
    text = atob(q);
  } catch {
    // plain text is accepted too
  }
  return VERIFICATION_REASONS.find((reason) => reason === text || reason === q) ?? null;
}

/** Returns the link to a verification page with its reason and the page to open afterwards. */
export const getVerificationLink = (path: string, reason: VerificationReason, next: string | null = null) =>
  `${path}?${getVerificationQuery(reason)}${next ? `&next=${encodeURIComponent(next)}` : ''}`;
