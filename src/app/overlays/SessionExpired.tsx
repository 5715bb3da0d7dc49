import { lazy, Suspense } from 'react';
import { useAppSelector } from '../../store/hooks';
import { selectIsSessionExpired } from '../../store/user';

const SessionExpiredDialog = lazy(() =>
  import('./SessionExpiredDialog').then((module) => ({ default: module.SessionExpiredDialog })),
);

export function SessionExpired() {
  const isExpired = useAppSelector(selectIsSessionExpired);
  return isExpired ? (
    <Suspense fallback={null}>
      <SessionExpiredDialog />
    </Suspense>
  ) : null;
}
