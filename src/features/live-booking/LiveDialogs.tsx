import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Booking } from '@/api/wire';
import { CHECK_CONNECTION } from '@/config/messages';
import type { LiveAction } from './liveActions';
import { emptyReport } from './reportForm';

const CancelDialog = lazy(async () => ({ default: (await import('./CancelDialog')).CancelDialog }));
const ReportDialog = lazy(async () => ({ default: (await import('./ReportDialog')).ReportDialog }));
const ShareDialog = lazy(async () => ({ default: (await import('./ShareDialog')).ShareDialog }));
const BookingReceipt = lazy(async () => ({ default: (await import('./BookingReceipt')).BookingReceipt }));
const BookAgain = lazy(async () => ({ default: (await import('./BookAgain')).BookAgain }));
const RescheduleDialog = lazy(async () => ({ default: (await import('./RescheduleDialog')).RescheduleDialog }));

type LiveDialogsProps = { booking: Booking; open: LiveAction | null; onClose: () => void };

/** The dialog of an action, loaded when it is asked for; a report that was begun is there when it opens again. */
export function LiveDialogs({ booking, open, onClose }: LiveDialogsProps) {
  const [report, setReport] = useState(emptyReport);
  const props = { booking, onClose };
  return (
    <ErrorBoundary
      resetKeys={[open]}
      fallback={
        <p role="alert" className="fixed bottom-4 left-4 z-toast rounded-md bg-white px-4 py-3 shadow-pop">
          This did not load. {CHECK_CONNECTION}
        </p>
      }
    >
      <Suspense fallback={null}>
        {open === 'cancel' && <CancelDialog {...props} />}
        {open === 'report' && <ReportDialog {...props} kept={report} onChange={setReport} />}
        {open === 'share' && <ShareDialog {...props} />}
        {open === 'receipt' && <BookingReceipt {...props} />}
        {open === 'again' && <BookAgain {...props} />}
        {open === 'reschedule' && <RescheduleDialog {...props} />}
      </Suspense>
    </ErrorBoundary>
  );
}
