import { useSearchParams } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import { useAppSelector } from '@/store/hooks';
import { selectVerificationPath } from '@/store/user';
import { safeNext } from '@/utils/next';
import { readVerificationReason, verificationLink } from '@/utils/verificationLink';

/** Where verification leads: what is still unverified, the success page, and the page that waits behind it all. */
export function useNextVerificationStep() {
  const [params] = useSearchParams();
  const unverified = useAppSelector(selectVerificationPath);
  const reason = readVerificationReason(params.get('q'));
  const asked = safeNext(params.get('next'));
  return {
    unverified: unverified && verificationLink(unverified, reason ?? 'login', asked),
    success: verificationLink(PATHS.verifySuccess, reason ?? 'login', asked),
    end: asked ?? (reason === 'settings' ? PATHS.settings : PATHS.dashboard),
  };
}
