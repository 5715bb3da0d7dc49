import { ErrorSummary } from '@/components/form/ErrorSummary';
import type { BookingMode } from '@/config/modes';
import type { DeliveryDraft } from '@/domain/draft/draft';
import { BookingColumns } from './BookingColumns';
import { DraftStatus } from './DraftStatus';
import { ChangeNote } from './change/ChangeNote';
import type { ChangedBooking } from './change/change';
import { BookingContext, useBooking } from './form/bookingContext';
import { toFormProblems } from './form/shownProblems';
import { useBookingForm } from './form/useBookingForm';
import { useDraftSaving } from './form/useDraftSaving';
import { useFocusFirstMissing } from './form/useFocusFirstMissing';
import type { GateRecheck } from './gate/useGate';
import { GoodsCard } from './goods/GoodsCard';
import { NotesCard } from './goods/NotesCard';
import { ServicesCard } from './goods/ServicesCard';
import { PhotoUpload } from './photos/PhotoUpload';
import { RouteCard } from './route/RouteCard';
import { RouteMap } from './route/RouteMap';
import { ScheduleCard } from './schedule/ScheduleCard';
import { SubmitPanel } from './submit/SubmitPanel';
import { useBookDelivery } from './submit/useBookDelivery';
import { BookingSummary } from './summary/BookingSummary';
import { MissingParts } from './summary/MissingParts';
import { PricingProvider } from './summary/PricingProvider';
import { VehicleSection } from './vehicle/VehicleSection';

type BookingFormProps = {
  draft: DeliveryDraft;
  mode: BookingMode;
  account: string;
  recheck: GateRecheck | null;
  /** Absent for a new delivery. */
  change?: ChangedBooking;
  /** Called when the draft is discarded or another tab's is loaded: a fresh form replaces this one. */
  onRestart: () => void;
};

/** Booking form for Special and Joint: route and time, goods and vehicle, and a sticky price. */
export function BookingForm({ draft, mode, account, recheck, change, onRestart }: BookingFormProps) {
  const booking = useBookingForm(draft, mode, account, change ?? null);
  useFocusFirstMissing(booking);
  const saver = useDraftSaving(booking.form, account, change ?? null);
  const { state, submit, check, continueToReview } = useBookDelivery(booking, saver, change ?? null);
  const { form, photos, unsentCode } = booking;
  const getItemKeys = () => form.getValues('items').map((item) => item.key);

  const handleDiscard = () => {
    photos.remove(getItemKeys());
    unsentCode.forget();
    saver.discard();
    onRestart();
  };
  const handleLoad = () => {
    saver.adoptNewer();
    onRestart();
  };

  if (state.kind === 'placed') {
    return (
      <PhotoUpload
        booking={state.booking}
        box={photos}
        itemKeys={getItemKeys()}
        onDone={() => continueToReview(state.booking.id)}
      />
    );
  }
  return (
    <BookingContext value={booking}>
      {change && <ChangeNote change={change} />}
      <PricingProvider>
        <BookingColumns
          problems={<Problems />}
          route={<RouteColumn />}
          goods={<GoodsColumn mode={mode} />}
          summary={
            <BookingSummary>
              {(price) => (
                <>
                  <MissingParts />
                  <SubmitPanel
                    state={state}
                    recheck={recheck}
                    onSubmit={() => void submit(price)}
                    onCheck={() => void check()}
                  />
                  <DraftStatus saver={saver} onLoad={handleLoad} onDiscard={change ? undefined : handleDiscard} />
                </>
              )}
            </BookingSummary>
          }
        />
      </PricingProvider>
    </BookingContext>
  );
}

function Problems() {
  const { problems, focusField } = useBooking();
  const className = problems.length > 0 ? 'mb-5' : '';
  return <ErrorSummary problems={toFormProblems(problems)} onPick={focusField} className={className} />;
}

function RouteColumn() {
  return (
    <>
      <RouteCard />
      <ScheduleCard />
      <RouteMap />
    </>
  );
}

function GoodsColumn({ mode }: { mode: BookingMode }) {
  return (
    <>
      <GoodsCard />
      {mode === 'exclusive' && <VehicleSection />}
      <ServicesCard />
      <NotesCard />
    </>
  );
}
