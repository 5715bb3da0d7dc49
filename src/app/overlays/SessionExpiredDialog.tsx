import { ClockAlert } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { getNextQuery } from '@/config/nextPath';
import { PATHS } from '@/config/paths';
import { useAppDispatch } from '@/store/hooks';
import { leaveExpiredSession } from '@/store/logout';

/** Session-expired dialog (spec section 2). Closing it acts like Ok, the only way out of an expired session. */
export function SessionExpiredDialog() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const home = { pathname: PATHS.home, search: getNextQuery(search) };
  const handleOk = () => void dispatch(leaveExpiredSession(() => void navigate(home)));
  return (
    <Dialog
      isOpen
      onClose={handleOk}
      title="Session Expired"
      icon={<ClockAlert size={22} strokeWidth={1.75} aria-hidden />}
      iconTone="warn"
      footer={
        <Button variant="primary" onClick={handleOk}>
          Ok
        </Button>
      }
    >
      <p>You will be redirected to the login page</p>
    </Dialog>
  );
}
