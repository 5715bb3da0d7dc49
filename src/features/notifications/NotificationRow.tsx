import { createElement, memo } from 'react';
import type { Notification } from '@/api/wire';
import { Tag } from '@/components/ui/Tag';
import { MODE_NAMES, type BookingMode } from '@/config/modes';
import { getNotificationEvent, getNotificationKind } from '@/domain/account/notificationSubject';
import { formatNotificationDate } from '@/lib/dates';
import { formatPeso } from '@/utils/money';
import { toTextOrDash } from '@/utils/text';
import { NotificationTitle } from './NotificationTitle';
import { getNotificationIcon, getNotificationMode, getSeverityTone, type SeverityTone } from './notificationDisplay';

const DISC_CLASSES: Record<SeverityTone, string> = {
  ok: 'bg-ok-50 text-ok-700',
  warn: 'bg-warn-50 text-warn-700',
  err: 'bg-err-50 text-err-700',
  harbor: 'bg-harbor-50 text-harbor-700',
  neutral: 'bg-ink-100 text-ink-600',
};

type NotificationRowProps = { notification: Notification; onOpen: (notification: Notification) => void };

/** Title and date, with the status of a credit limit or the number and type of a booking. */
export const NotificationRow = memo(function NotificationRow({ notification, onOpen }: NotificationRowProps) {
  const { was_seen, date_created } = notification;
  const { type, target } = getNotificationEvent(notification);
  const kind = getNotificationKind(notification);
  const tone = getSeverityTone(notification);
  return (
    <button
      type="button"
      onClick={() => onOpen(notification)}
      className={`relative flex w-full gap-3 border-b border-ink-150 px-5 py-3.5 text-left hover:bg-brand-25 ${was_seen ? '' : 'bg-brand-25'}`}
    >
      {!was_seen && (
        <span className="absolute top-6 left-[7px] size-[7px] rounded-full bg-brand-500">
          <span className="sr-only">Unread</span>
        </span>
      )}
      <span className={`grid size-9 shrink-0 place-items-center rounded-full ${DISC_CLASSES[tone]}`}>
        {createElement(getNotificationIcon(notification), { size: 18, strokeWidth: 1.75, 'aria-hidden': true })}
      </span>
      <span className="min-w-0">
        <span className={`block text-body wrap-anywhere ${was_seen ? '' : 'font-620'}`}>
          <NotificationTitle notification={notification} />
        </span>
        {kind === 'credit_limit' && (
          <span className="mt-0.5 flex items-center gap-2">
            <span className="amount text-small text-ink-800">{formatPeso(target?.credit_limit)}</span>
            <Tag tone={tone}>{target?.status ?? toTextOrDash(type)}</Tag>
          </span>
        )}
        {kind === 'booking' && (
          <span className="mt-0.5 block text-small">
            <span className="tabular font-540 text-ink-800">{toTextOrDash(target?.booking_number)}</span>{' '}
            <BookingTypeLabel mode={getNotificationMode(notification)} />
          </span>
        )}
        <span className="tabular mt-0.5 block text-caption text-ink-600">{formatNotificationDate(date_created)}</span>
      </span>
    </button>
  );
});

function BookingTypeLabel({ mode }: { mode: BookingMode | null }) {
  if (mode === null) return '-';
  return (
    <span className={`font-540 ${mode === 'shared' ? 'text-harbor-700' : 'text-brand-700'}`}>{MODE_NAMES[mode]}</span>
  );
}
