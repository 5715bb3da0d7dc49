import { useLocation, useNavigate } from 'react-router-dom';
import { bookingsApi } from '@/api/bookings';
import type { Notification } from '@/api/wire';
import { getLivePath } from '@/config/paths';
import { getBookingNumber } from '@/domain/account/notificationSubject';
import { useIsMounted } from '@/hooks/useIsMounted';
import { useSubmitOnce } from '@/hooks/useSubmitOnce';
import { getErrorMessage } from '@/lib/http/errorMessage';
import { refetchSubjects } from '@/store/followNotifications';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { showFailure } from '@/store/toasts';
import { selectIsCorporate } from '@/store/user';
import { drawersHidden } from '@/store/utils';
import { getViewPath } from './notificationDisplay';

/** Handles View: loads the booking first, then opens it (spec section 4). */
export function useViewNotification(notification: Notification) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isCorporate = useAppSelector(selectIsCorporate);
  const { isWorking, submitOnce } = useSubmitOnce();
  const isMounted = useIsMounted();

  const goTo = (path: string) => {
    dispatch(drawersHidden());
    void navigate(path);
  };

  const number = getBookingNumber(notification);
  const load = async (booking: string) => {
    const call = bookingsApi.endpoints.getBookingRoute.initiate(booking, { subscribe: false, forceRefetch: true });
    await dispatch(call).unwrap();
    // Closing the dialog while the booking loads cancels the navigation.
    if (isMounted.current) goTo(getLivePath(booking));
  };
  const handleFailure = (error: unknown) => {
    const text = getErrorMessage(error, `${number} did not load. Try again.`);
    if (isMounted.current) dispatch(showFailure(error, text));
  };
  const view = () => {
    if (number === null) {
      const path = getViewPath(notification, isCorporate);
      // another page refetches its data when it opens
      if (path === pathname) dispatch(refetchSubjects([notification]));
      goTo(path);
    } else void submitOnce(() => load(number), handleFailure);
  };
  return { view, isLoading: isWorking };
}
