import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Booking } from '@/api/wire';
import { CHECK_CONNECTION } from '@/config/messages';
import { useUnsent } from '@/hooks/useUnsent';
import type { LiveAction } from './liveActions';
import { emptyReport, unsentReportSchema, type ReportForm } from './reportForm';

/** React.lazy caches a failed import, so a retry needs new components. */
const createDialogs = () => ({
  CancelDialog: lazy(async () => ({ default: (await import('./CancelDialog')).CancelDialog })),
  ReportDialog: lazy(async () => ({ default: (await import('./ReportDialog')).ReportDialog })),
  ShareDialog: lazy(async () => ({ default: (await import('./ShareDialog')).ShareDialog })),
  BookingReceipt: lazy(async () => ({ default: (await import('./BookingReceipt')).BookingReceipt })),
  BookAgain: lazy(async () => ({ default: (await import('./BookAgain')).BookAgain })),
  RescheduleDialog: lazy(async () => ({ default: (await import('./RescheduleDialog')).RescheduleDialog })),
});

type LiveDialogsProps = { booking: Booking; open: LiveAction | null; onClose: () => void };

/** Renders the open dialog from its lazy chunk, and keeps an unfinished report while the dialog is closed. */
export function LiveDialogs({ booking, open, onClose }: LiveDialogsProps) {
  const report = useUnsent<ReportForm>(`report ${booking.id}`, unsentReportSchema);
  const [dialogs, setDialogs] = useState(createDialogs);
  const { CancelDialog, ReportDialog, ShareDialog, BookingReceipt, BookAgain, RescheduleDialog } = dialogs;
  const props = { booking, onClose };
  return (
    <ErrorBoundary
      resetKeys={[open]}
      onReset={() => setDialogs(createDialogs())}
      fallback={
        <p role="alert" className="fixed bottom-4 left-4 z-toast rounded-md bg-white px-4 py-3 shadow-pop">
          This dialog did not load. {CHECK_CONNECTION}
        </p>
      }
    >
      <Suspense fallback={null}>
        {open === 'cancel' && <CancelDialog {...props} />}
        {open === 'report' && <ReportDialog {...props} draft={report.read() ?? emptyReport} onChange={report.change} />}
        {open === 'share' && <ShareDialog {...props} />}
        {open === 'receipt' && <BookingReceipt {...props} />}
        {open === 'again' && <BookAgain {...props} />}
        {open === 'reschedule' && <RescheduleDialog {...props} />}
      </Suspense>
    </ErrorBoundary>
  );
}
