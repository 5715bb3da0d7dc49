import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Booking } from '@/api/wire';
import { getLivePath } from '@/config/paths';
import { getWaybillsPath } from '@/config/waybillPath';
import { getShareLink } from '@/domain/booking/shareText';
import { useAppDispatch } from '@/store/hooks';
import { getRatingTarget, ratingOpened } from '@/store/ratings';
import { showToast } from '@/store/toasts';
import { copyText } from '@/utils/dom';
import type { RowAction } from './rowActions';

/** Returns a stable handler for the actions of a listed booking. */
export function useRowAction(bookAgain: (booking: Booking) => void) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  return useCallback(
    (action: RowAction, booking: Booking) => {
      const { booking_number: number, id } = booking;
      const copy = async () => {
        const link = getShareLink(number, window.location.origin);
        dispatch(
          (await copyText(link))
            ? showToast({ title: 'Copied', text: `Tracking link of ${number}`, type: 'success' })
            : showToast({ title: 'Not copied', text: `The tracking link is ${link}`, type: 'warn' }),
        );
      };
      const handlers: Record<RowAction, () => void> = {
        open: () => void navigate(getLivePath(String(id))),
        again: () => bookAgain(booking),
        rate: () => void dispatch(ratingOpened(getRatingTarget(booking))),
        waybill: () => void navigate(getWaybillsPath([String(id)])),
        copy: () => void copy(),
      };
      handlers[action]();
    },
    [bookAgain, dispatch, navigate],
  );
}
