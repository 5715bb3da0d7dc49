import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Booking } from '@/api/wire';
import { getWaybillsPath } from '@/config/waybillPath';
import { useAppDispatch } from '@/store/hooks';
import { getRatingTarget, ratingOpened } from '@/store/ratings';
import { conversationShown, drawerShown } from '@/store/utils';
import type { LiveAction } from './allowedActions';
import { withSearchParam } from './liveParams';

/** Handler for the actions of a delivery, with the dialog that is open; `?do=reschedule` opens one too. */
export function useLiveActions(booking: Booking) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [dialog, setDialog] = useState<LiveAction | null>(null);

  const handleAction = (action: LiveAction) => {
    if (action === 'chat') {
      dispatch(conversationShown());
      dispatch(drawerShown('messages'));
    } else if (action === 'rate') dispatch(ratingOpened(getRatingTarget(booking)));
    else if (action === 'waybill') void navigate(getWaybillsPath([String(booking.id)]));
    else if (action === 'evidence') setParams(withSearchParam(params, 'view', 'evidence'));
    else if (action === 'reschedule') setParams(withSearchParam(params, 'do', 'reschedule'));
    else setDialog(action);
  };
  const handleClose = () => {
    setDialog(null);
    if (params.has('do')) setParams(withSearchParam(params, 'do', null), { replace: true });
  };

  return { openDialog: params.get('do') === 'reschedule' ? 'reschedule' : dialog, handleAction, handleClose } as const;
}
