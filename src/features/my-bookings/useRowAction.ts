import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Booking } from '@/api/wire';
import { livePath } from '@/config/paths';
import { waybillsPath } from '@/config/waybillPath';
import { shareLink } from '@/domain/booking/shareText';
import { useAppDispatch } from '@/store/hooks';
import { ratingOpened, ratingTargetOf } from '@/store/ratings';
import { showToast } from '@/store/toasts';
import { copyText } from '@/utils/dom';
import type { RowAction } from './rowActions';

/** Does what was chosen for a booking; `bookAgain` is the page's own. */
export function useRowAction(bookAgain: (booking: Booking) => void) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  return useCallback(
    (action: RowAction, booking: Booking) => {
      const { booking_number: number, id } = booking;
      const copy = async () => {
        const link = shareLink(number, window.location.origin);
        dispatch(
          (await copyText(link))
            ? showToast({ title: 'Copied', text: `The tracking link of ${number}.`, type: 'success' })
            : showToast({ title: 'Not copied', text: `The tracking link is ${link}`, type: 'warn' }),
        );
      };
      const doing: Record<RowAction, () => void> = {
        open: () => void navigate(livePath(String(id))),
        again: () => bookAgain(booking),
        rate: () => void dispatch(ratingOpened(ratingTargetOf(booking))),
        waybill: () => void navigate(waybillsPath([String(id)])),
        copy: () => void copy(),
      };
      doing[action]();
    },
    [bookAgain, dispatch, navigate],
  );
}
