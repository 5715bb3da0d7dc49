import { CalendarClock, Ellipsis, FileText, QrCode, ReceiptText, RotateCw, Share2, TriangleAlert } from 'lucide-react';
import type { Booking } from '@/api/wire';
import { Button } from '@/components/ui/Button';
import { Menu, type MenuAction } from '@/components/ui/Menu';
import { iconButtonClasses } from '@/components/ui/buttonClasses';
import { getReceiptTitle } from '@/domain/money/paymentLabels';
import { getAllowedActions, type LiveAction } from './allowedActions';

type LiveToolsProps = { booking: Booking; onAction: (action: LiveAction) => void; className?: string };

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

const MORE: MenuAction<LiveAction>[] = [
  { id: 'report', label: 'Report a problem', icon: <TriangleAlert {...icon} /> },
  { id: 'reschedule', label: 'Reschedule', icon: <CalendarClock {...icon} /> },
  { id: 'waybill', label: 'Waybill', icon: <QrCode {...icon} /> },
  { id: 'evidence', label: 'Evidence pack', icon: <FileText {...icon} /> },
  { id: 'again', label: 'Book again', icon: <RotateCw {...icon} /> },
];

/** Secondary actions: sharing, receipt, and a menu for the rest. */
export function LiveTools({ booking, onAction, className = '' }: LiveToolsProps) {
  const can = getAllowedActions(booking);
  const more = MORE.filter(({ id }) => can.has(id));
  return (
    <div className={`flex gap-2 ${className}`}>
      {can.has('share') && (
        <Button
          variant="secondary"
          className="shadow-pop"
          icon={<Share2 {...icon} />}
          onClick={() => onAction('share')}
        >
          Share tracking
        </Button>
      )}
      {can.has('receipt') && (
        <Button
          variant="secondary"
          className="shadow-pop"
          icon={<ReceiptText {...icon} />}
          onClick={() => onAction('receipt')}
        >
          {getReceiptTitle(booking)}
        </Button>
      )}
      {more.length > 0 && (
        <Menu
          label={`More about ${booking.booking_number}`}
          items={more}
          onAction={onAction}
          triggerClassName={iconButtonClasses('secondary', 'md', 'shadow-pop')}
        >
          <Ellipsis {...icon} />
        </Menu>
      )}
    </div>
  );
}
