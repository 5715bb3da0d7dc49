import type { Notification } from '@/api/wire';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { ModeTag } from '@/components/ui/ModeTag';
import { Tag } from '@/components/ui/Tag';
import { getNotificationEvent, getNotificationKind } from '@/domain/account/notificationSubject';
import { formatNotificationDate } from '@/lib/dates';
import { formatPeso } from '@/utils/money';
import { toTextOrDash } from '@/utils/text';
import { NotificationTitle } from './NotificationTitle';
import { getNotificationMode, getSeverityTone, hasDestination } from './notificationDisplay';
import { useViewNotification } from './useViewNotification';

type NotificationDialogProps = { notification: Notification; onClose: () => void; onSeen: () => void };

/** Detail dialog with Close and Ok, or Close and View. Ok and View mark the item read (spec section 4). */
export function NotificationDialog({ notification, onClose, onSeen }: NotificationDialogProps) {
  const { view, isLoading } = useViewNotification(notification);
  const handleOk = () => {
    onSeen();
    onClose();
  };
  const handleView = () => {
    onSeen();
    view();
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      lead={<NotificationLead notification={notification} />}
      title={<NotificationTitle notification={notification} />}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          {hasDestination(notification) ? (
            <Button variant="primary" isWorking={isLoading} onClick={handleView}>
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
      {getNotificationKind(notification) === 'credit_limit' && (
        <div className="flex items-center justify-between gap-3 rounded-md bg-ink-50 p-3 ring-1 ring-ink-200">
          <span className="text-ink-600">Credit limit</span>
          <span className="amount text-h3 text-ink-900">
            {formatPeso(getNotificationEvent(notification).target?.credit_limit)}
          </span>
        </div>
      )}
    </Dialog>
  );
}

/** Date and severity, and the number and mode of a booking. */
function NotificationLead({ notification }: { notification: Notification }) {
  const { type, target } = getNotificationEvent(notification);
  const mode = getNotificationMode(notification);
  return (
    <>
      <p className="flex items-center justify-between gap-3">
        <span className="tabular text-small whitespace-nowrap text-ink-600">
          {formatNotificationDate(notification.date_created)}
        </span>
        {type && <Tag tone={getSeverityTone(notification)}>{type}</Tag>}
      </p>
      {getNotificationKind(notification) === 'booking' && (
        <div className="mt-3 flex items-center justify-between gap-3 rounded-md bg-ink-50 p-3 ring-1 ring-ink-200">
          <span>
            <span className="block text-caption text-ink-600">Booking number</span>
            <span className="tabular font-620 text-ink-900">{toTextOrDash(target?.booking_number)}</span>
          </span>
          {mode ? <ModeTag mode={mode} /> : '-'}
        </div>
      )}
    </>
  );
}
