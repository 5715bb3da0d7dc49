import { later } from '../../components/ui/later';
import { useAppSelector } from '../../store/hooks';
import { selectIsSessionExpired } from '../../store/user';

const SessionExpiredDialog = later(() =>
  import('./SessionExpiredDialog').then((module) => module.SessionExpiredDialog),
);

export function SessionExpired() {
  const isExpired = useAppSelector(selectIsSessionExpired);
  return isExpired ? <SessionExpiredDialog /> : null;
}
