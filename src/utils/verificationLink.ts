/** Why a verification page was opened; other words are not acted on (README, Verification link). */
const VERIFICATION_REASONS = ['login', 'signup', 'settings'] as const;
export type VerificationReason = (typeof VERIFICATION_REASONS)[number];

/** `q` of a verification link: the word in base64, URI-encoded. */
export const verificationQuery = (reason: VerificationReason) => `q=${encodeURIComponent(btoa(reason))}`;

/** The word in `q`, base64 or plain; null for anything unknown. */
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

/** The verification page at `path`, with its reason and the page to open once all is verified. */
export const verificationLink = (path: string, reason: VerificationReason, next: string | null = null) =>
  `${path}?${verificationQuery(reason)}${next ? `&next=${encodeURIComponent(next)}` : ''}`;
