import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGetBookingQuery } from '@/api/bookings';
import type { Booking } from '@/api/wire';
import { FormAlert } from '@/components/form/FormAlert';
import { ListRetry } from '@/components/form/ListRetry';
import { Amount } from '@/components/ui/Amount';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Card } from '@/components/ui/Card';
import { Progress } from '@/components/ui/Progress';
import { Skeleton } from '@/components/ui/Skeleton';
import { Tag, type Tone } from '@/components/ui/Tag';
import { stopSecondClick } from '@/components/ui/stopSecondClick';
import { PATHS, getLivePath, getReviewPath } from '@/config/paths';
import type { BatchEntry } from '@/domain/batch/batch';
import { isSettled } from '@/domain/money/paymentLabels';
import { useSlowToast } from '@/hooks/useSlowToast';
import { batchSaved, bookingPlaced } from '@/store/booking';
import { useAppDispatch } from '@/store/hooks';
import { pluralize } from '@/utils/text';
import { ChangeRestDialog } from './ChangeRestDialog';
import type { BatchRunner } from './useBatchRun';

function getRunMessage(entries: readonly BatchEntry[], placed: number, { isRunning, isStopping }: BatchRunner): string {
  if (placed === entries.length) return "Every booking is placed. We find a driver for each one once it's paid.";
  if (isStopping) return 'Stopping after the current booking…';
  if (isRunning) return 'Keep this page open while your bookings are placed.';
  const failed = entries.filter(({ status }) => status === 'failed').length;
  if (failed > 0) return `We couldn't place ${pluralize(failed, 'booking')}. Resume to try again, or change the rest.`;
  return 'Stopped. Resume to place the rest.';
}

/** Returns the ref of the heading. It takes the focus when a run starts or ends, because the pressed button is gone. */
function useHeadingFocus(isRunning: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasRunning = useRef(false);
  useEffect(() => {
    if (isRunning === wasRunning.current) return;
    wasRunning.current = isRunning;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [isRunning]);
  return heading;
}

type BatchRunProps = {
  entries: readonly BatchEntry[];
  run: BatchRunner;
  /** True while the gate is checked before the rest is placed. */
  isChecking: boolean;
  /** Reason why the gate could not be checked; '' without one. */
  problem: string;
  onResume: () => void;
};

/** Progress of a batch, a row per booking. It stays until the customer closes it. */
export function BatchRun({ entries, run, isChecking, problem, onResume }: BatchRunProps) {
  const dispatch = useAppDispatch();
  const placed = entries.filter(({ status }) => status === 'placed').length;
  const isDone = placed === entries.length;
  const failed = entries.filter(({ status }) => status === 'failed').length;
  useSlowToast(run.isRunning, placed + failed);
  const heading = useHeadingFocus(run.isRunning);
  const [isChanging, setIsChanging] = useState(false);
  const handleClose = () => dispatch(batchSaved([]));
  return (
    <Card as="section" aria-labelledby="batch-run-heading" className="mx-auto max-w-[960px]">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h2 ref={heading} id="batch-run-heading" tabIndex={-1} className="text-h3 font-620 outline-none">
            {placed} of {pluralize(entries.length, 'booking')} placed
          </h2>
          <p role="status" className="mt-1 text-small text-ink-600">
            {getRunMessage(entries, placed, run)}
          </p>
        </div>
        <div className="flex gap-2.5">
          {run.isRunning && (
            <Button variant="secondary" isWorking={run.isStopping} onClickCapture={stopSecondClick} onClick={run.stop}>
              Stop placing
            </Button>
          )}
          {!run.isRunning && !isDone && (
            <Button isWorking={isChecking} isPaused={run.isHeld} onClick={onResume}>
              Resume placing
            </Button>
          )}
          {!run.isRunning && (
            <Button variant="secondary" onClick={isDone ? handleClose : () => setIsChanging(true)}>
              {isDone ? 'New list' : 'Change the rest'}
            </Button>
          )}
          {isDone && (
            <ButtonLink variant="secondary" to={PATHS.myBookings}>
              My Bookings
            </ButtonLink>
          )}
        </div>
      </div>
      <FormAlert className="mt-3">{problem}</FormAlert>
      <Progress
        label="Bookings placed"
        value={placed}
        max={entries.length}
        valueText={`${placed} of ${entries.length}`}
        isSegmented
        tone={isDone ? 'ok' : 'brand'}
        className="mt-4"
      />
      <ol aria-label="Bookings" className="mt-4 divide-y divide-ink-150">
        {entries.map((entry, index) => (
          <EntryRow key={entry.draft.stops[1]?.key} entry={entry} index={index} isRunning={run.isRunning} />
        ))}
      </ol>
      <ChangeRestDialog isOpen={isChanging} entries={entries} onClose={() => setIsChanging(false)} />
    </Card>
  );
}

type EntryRowProps = { entry: BatchEntry; index: number; isRunning: boolean };

/** Returns the label and the tone of a booking that is not placed. */
function getStateTag({ status }: BatchEntry, isRunning: boolean): [label: string, tone: Tone] {
  if (status === 'failed') return ['Not placed', 'err'];
  if (status === 'sending') return isRunning ? ['Placing…', 'brand'] : ['Interrupted', 'warn'];
  return ['Waiting', 'neutral'];
}

function EntryRow({ entry, index, isRunning }: EntryRowProps) {
  const [label, tone] = getStateTag(entry, isRunning);
  const dropoffs = entry.draft.stops.length - 1;
  const isPlaced = entry.status === 'placed';
  const query = useGetBookingQuery(isPlaced ? entry.bookingId : skipToken, { refetchOnMountOrArgChange: true });
  // driver and voucher of the review change the price
  const total = query.data && isSettled(query.data) ? query.data.total : entry.estimate.total;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="font-560">
          Booking {index + 1}
          {entry.bookingNumber && ` · ${entry.bookingNumber}`}
        </p>
        <p className="text-small text-ink-600">
          {[pluralize(dropoffs, 'drop-off'), entry.vehicleName].filter(Boolean).join(', ')}
        </p>
        {entry.message && <p className="text-small text-err-700">{entry.message}</p>}
      </div>
      <div className="flex items-center gap-3">
        <Amount value={total} />
        {isPlaced ? <Payment entry={entry} query={query} isRunning={isRunning} /> : <Tag tone={tone}>{label}</Tag>}
      </div>
    </li>
  );
}

type OutcomeProps = { entry: BatchEntry; label: string; tone: Tone; action: string };

/** State of a booking without a payment to make, and the link to it. */
function Outcome({ entry: { bookingId, bookingNumber }, label, tone, action }: OutcomeProps) {
  return (
    <>
      <Tag tone={tone}>{label}</Tag>
      <ButtonLink variant="secondary" size="sm" to={getLivePath(bookingId)} aria-label={`${action} ${bookingNumber}`}>
        {action}
      </ButtonLink>
    </>
  );
}

type BookingQuery = { data?: Booking; isError: boolean; isFetching: boolean; refetch: () => unknown };
type PaymentProps = { entry: BatchEntry; query: BookingQuery; isRunning: boolean };

/** Payment of a placed booking. The review asks again if the price is not the one of the preview. */
function Payment({ entry, query: { data, isError, isFetching, refetch }, isRunning }: PaymentProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { bookingId, bookingNumber, estimate, draft } = entry;
  const handlePay = () => {
    dispatch(bookingPlaced({ bookingId, bookingNumber, mode: draft.mode, estimate }));
    void navigate(getReviewPath(bookingId));
  };
  if (data && isSettled(data)) return <Outcome entry={entry} label="Booked" tone="ok" action="Follow" />;
  if (data?.status === 'Cancelled') return <Outcome entry={entry} label="Cancelled" tone="neutral" action="Open" />;
  // it may have been paid since: no Pay button before that is known
  if (isFetching && !isRunning) return <Skeleton className="h-8 w-28" />;
  if (isError) {
    return (
      <p className="text-small">
        <ListRetry isOnPage text="The payment status did not load." onRetry={() => void refetch()} />
      </p>
    );
  }
  return (
    <>
      <Tag tone="warn">Unpaid</Tag>
      <Button size="sm" disabled={isRunning} aria-label={`Pay ${bookingNumber}`} onClick={handlePay}>
        Pay
      </Button>
    </>
  );
}
