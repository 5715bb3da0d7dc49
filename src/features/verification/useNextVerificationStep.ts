import { useSearchParams } from 'react-router-dom';
import { readSafeNext } from '@/config/nextPath';
import { PATHS } from '@/config/paths';
import { getVerificationLink, readVerificationReason } from '@/config/verificationLink';
import { useAppSelector } from '@/store/hooks';
import { selectVerificationPath } from '@/store/user';

/** Links out of a verification page: the next unverified contact, the success page, and the page after that. */
export function useNextVerificationStep() {
  const [params] = useSearchParams();
  const unverified = useAppSelector(selectVerificationPath);
  const reason = readVerificationReason(params.get('q'));
  const next = readSafeNext(params.get('next'));
  return {
    unverified: unverified && getVerificationLink(unverified, reason ?? 'login', next),
    success: getVerificationLink(PATHS.verifySuccess, reason ?? 'login', next),
    end: next ?? (reason === 'settings' ? PATHS.settings : PATHS.dashboard),
  };
}
