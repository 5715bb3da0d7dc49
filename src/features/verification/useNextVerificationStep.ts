import { useSearchParams } from 'react-router-dom';
import { safeNext } from '@/config/nextPath';
import { PATHS } from '@/config/paths';
import { readVerificationReason, verificationLink } from '@/config/verificationLink';
import { useAppSelector } from '@/store/hooks';
import { selectVerificationPath } from '@/store/user';

/** Links out of a verification page: the next unverified contact, the success page, and the page after that. */
export function useNextVerificationStep() {
  const [params] = useSearchParams();
  const unverified = useAppSelector(selectVerificationPath);
  const reason = readVerificationReason(params.get('q'));
  const next = safeNext(params.get('next'));
  return {
    unverified: unverified && verificationLink(unverified, reason ?? 'login', next),
    success: verificationLink(PATHS.verifySuccess, reason ?? 'login', next),
    end: next ?? (reason === 'settings' ? PATHS.settings : PATHS.dashboard),
  };
}
