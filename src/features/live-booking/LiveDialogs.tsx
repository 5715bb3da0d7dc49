import type { Booking } from '@/api/wire';
import { lazyDialog } from '@/components/ui/lazyDialog';
import { useUnsent } from '@/hooks/useUnsent';
import type { LiveAction } from './allowedActions';
import { emptyReport, unsentReportSchema, type ReportForm } from './reportForm';

const CancelDialog = lazyDialog(() => import('./CancelDialog'), 'CancelDialog');
const ReportDialog = lazyDialog(() => import('./ReportDialog'), 'ReportDialog');
const ShareDialog = lazyDialog(() => import('./ShareDialog'), 'ShareDialog');
const BookingReceipt = lazyDialog(() => import('./BookingReceipt'), 'BookingReceipt');
const BookAgain = lazyDialog(() => import('./BookAgain'), 'BookAgain');
const RescheduleDialog = lazyDialog(() => import('./RescheduleDialog'), 'RescheduleDialog');

type LiveDialogsProps = { booking: Booking; open: LiveAction | null; onClose: () => void };

/** Renders the open dialog from its lazy chunk. Keeps an unfinished report while it is closed. */
export function LiveDialogs({ booking, open, onClose }: LiveDialogsProps) {
  const report = useUnsent<ReportForm>(`report ${booking.id}`, unsentReportSchema);
  const props = { booking, onClose };
  return (
    <>
      {open === 'cancel' && <CancelDialog {...props} />}
      {open === 'report' && <ReportDialog {...props} draft={report.read() ?? emptyReport} onChange={report.change} />}
      {open === 'share' && <ShareDialog {...props} />}
      {open === 'receipt' && <BookingReceipt {...props} />}
      {open === 'again' && <BookAgain {...props} />}
      {open === 'reschedule' && <RescheduleDialog {...props} />}
    </>
  );
}
