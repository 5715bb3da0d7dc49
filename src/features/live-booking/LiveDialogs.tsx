import { ErrorBoundary } from 'react-error-boundary';
import type { Booking } from '@/api/wire';
import { lazyWithRetry } from '@/components/ui/lazyWithRetry';
import { CHECK_CONNECTION } from '@/config/messages';
import { useUnsent } from '@/hooks/useUnsent';
import type { LiveAction } from './liveActions';
import { emptyReport, unsentReportSchema, type ReportForm } from './reportForm';

const CancelDialog = lazyWithRetry(async () => ({ default: (await import('./CancelDialog')).CancelDialog }));
const ReportDialog = lazyWithRetry(async () => ({ default: (await import('./ReportDialog')).ReportDialog }));
const ShareDialog = lazyWithRetry(async () => ({ default: (await import('./ShareDialog')).ShareDialog }));
const BookingReceipt = lazyWithRetry(async () => ({ default: (await import('./BookingReceipt')).BookingReceipt }));
const BookAgain = lazyWithRetry(async () => ({ default: (await import('./BookAgain')).BookAgain }));
const RescheduleDialog = lazyWithRetry(async () => ({
  default: (await import('./RescheduleDialog')).RescheduleDialog,
}));

type LiveDialogsProps = { booking: Booking; open: LiveAction | null; onClose: () => void };

/** Renders the open dialog from its lazy chunk, and keeps an unfinished report while the dialog is closed. */
export function LiveDialogs({ booking, open, onClose }: LiveDialogsProps) {
  const report = useUnsent<ReportForm>(`report ${booking.id}`, unsentReportSchema);
  const props = { booking, onClose };
  return (
    <ErrorBoundary
      resetKeys={[open]}
      fallback={
        <p role="alert" className="fixed bottom-4 left-4 z-toast rounded-md bg-white px-4 py-3 shadow-pop">
          This dialog did not load. {CHECK_CONNECTION}
        </p>
      }
    >
      {open === 'cancel' && <CancelDialog {...props} />}
      {open === 'report' && <ReportDialog {...props} draft={report.read() ?? emptyReport} onChange={report.change} />}
      {open === 'share' && <ShareDialog {...props} />}
      {open === 'receipt' && <BookingReceipt {...props} />}
      {open === 'again' && <BookAgain {...props} />}
      {open === 'reschedule' && <RescheduleDialog {...props} />}
    </ErrorBoundary>
  );
}
