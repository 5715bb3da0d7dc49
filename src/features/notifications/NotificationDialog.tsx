import { useNavigate } from 'react-router-dom';
import type { Notification } from '../../api/wire';
import { Button } from '../../components/ui/Button';
import { Dialog } from '../../components/ui/Dialog';
import { ModeTag } from '../../components/ui/ModeTag';
import { Tag } from '../../components/ui/Tag';
import { formatNotificationDate } from '../../lib/dates';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectIsCorporate } from '../../store/user';
import { drawersHidden } from '../../store/utils';
import { formatPeso } from '../../utils/money';
import { kindOf, leadsSomewhere, toneOf, viewTarget } from './kinds';

type NotificationDialogProps = { notification: Notification; onClose: () => void; onSeen: () => void };

/** Close and Ok, or Close and View; both of the second kind mark the item read (spec section 4, contract reading 10). */
export function NotificationDialog({ notification, onClose, onSeen }: NotificationDialogProps) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const isCorporate = useAppSelector(selectIsCorporate);
  const { date_created, notification_event: event } = notification;
  const kind = kindOf(notification);
  const target = leadsSomewhere(notification) ? viewTarget(notification, isCorporate) : null;

  const handleOk = () => {
    onSeen();
    onClose();
  };
  const handleView = () => {
    handleOk();
    if (!target) return;
    dispatch(drawersHidden());
    void navigate(target);
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      lead={
        <>
          <p className="flex items-center justify-between gap-3">
            <span className="tabular text-ink-600">{formatNotificationDate(date_created)}</span>
            <Tag tone={toneOf(notification)}>{event.type}</Tag>
          </p>
          {kind === 'booking' && (
            <div className="mt-3 flex items-center justify-between gap-3 rounded-md bg-ink-50 p-3 ring-1 ring-ink-200">
              <span>
                <span className="block text-caption text-ink-600">Booking number</span>
                <span className="tabular font-620 text-ink-900">{event.target?.booking_number ?? '-'}</span>
              </span>
              <ModeTag mode={event.target?.booking_type === 'shared' ? 'shared' : 'exclusive'} />
            </div>
          )}
        </>
      }
      title={event.title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          {target ? (
            <Button variant="primary" onClick={handleView}>
              View
            </Button>
          ) : (
            <Button variant="primary" onClick={handleOk}>
              Ok
            </Button>
          )}
        </>
      }
    >
      {kind === 'credit_limit' && (
        <div className="flex items-center justify-between gap-3 rounded-md bg-ink-50 p-3 ring-1 ring-ink-200">
          <span className="text-ink-600">Credit limit</span>
          <span className="amount text-h3 text-ink-900">{formatPeso(event.target?.credit_limit ?? 0)}</span>
        </div>
      )}
    </Dialog>
  );
}
