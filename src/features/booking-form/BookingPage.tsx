import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { ModeSwitch } from '@/components/delivery/ModeSwitch';
import { ActionBar } from '@/components/ui/ActionBar';
import { BOOKING_STEPS } from '@/config/constants';
import { bookPath, changePath, PATHS, type BookingMode } from '@/config/paths';
import { emptyDraft } from '@/domain/draft/draft';
import { selectDraft, selectIsDraftReady } from '@/store/booking';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { selectAccountKey } from '@/store/user';
import { BookingSkeleton } from './BookingSkeleton';
import { OneDraft } from './OneDraft';
import { Gate } from './gate/Gate';
import type { GateHold } from './gate/useGate';

const loadForm = () => import('./BookingForm').then((module) => ({ default: module.BookingForm }));
const BookingForm = lazy(loadForm);
const ChangeForm = lazy(() => import('./change/ChangeForm').then((module) => ({ default: module.ChangeForm })));

/**
 * The unpaid booking in the address, as the page was opened: one that is booked is put into the address for the way
 * back, while the form that booked it stays until the next page is there.
 */
function useChanged(): string {
  const [params] = useSearchParams();
  const inAddress = params.get('booking') ?? '';
  const [opened, setOpened] = useState(inAddress);
  if (inAddress === '' && opened !== '') setOpened('');
  return inAddress === '' ? '' : opened;
}

/** `/booking/exclusive` and `/booking/shared`: the same screen, and what is typed stays when the mode changes. */
function BookingPage() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const changed = useChanged();
  const mode: BookingMode = pathname === PATHS.bookJoint ? 'shared' : 'exclusive';
  /** What was asked for while its page is on the way, so that the switch answers at once. */
  const [asked, setAsked] = useState({ from: mode, to: mode });

  useEffect(() => {
    // loads while the gate requests profile and payment methods; a failure shows where the form renders
    loadForm().catch(() => undefined);
  }, []);

  const handleMode = (next: BookingMode) => {
    setAsked({ from: mode, to: next });
    void navigate(changed ? changePath(next, changed) : bookPath(next), { replace: true });
  };
  return (
    <>
      <ActionBar
        back={{ to: PATHS.dashboard, label: 'Dashboard' }}
        title="Book a delivery"
        steps={[...BOOKING_STEPS]}
        current={0}
        aside={
          <div className="w-[216px]">
            <ModeSwitch isWide value={asked.from === mode ? asked.to : mode} onChange={handleMode} />
          </div>
        }
      />
      <div className="mx-auto w-full max-w-[1440px] px-6 py-5">
        <Suspense fallback={<BookingSkeleton />}>
          <Gate mode={mode}>{(hold) => <ResumedForm mode={mode} hold={hold} changed={changed} />}</Gate>
        </Suspense>
      </div>
    </>
  );
}

/** Goes on with the draft of this account without asking; a discarded one makes way for a fresh form. */
function ResumedForm({ changed, ...props }: { mode: BookingMode; hold: GateHold | null; changed: string }) {
  const account = useAppSelector(selectAccountKey);
  const isReady = useAppSelector(selectIsDraftReady);
  const [round, setRound] = useState(0);
  const restart = () => setRound(round + 1);
  if (!isReady) return <BookingSkeleton />;
  if (changed)
    return (
      <ChangeForm
        {...props}
        key={`${account}-${changed}-${round}`}
        account={account}
        bookingId={changed}
        onRestart={restart}
      />
    );
  return (
    <OneDraft key={account} account={account}>
      <FormOfDraft {...props} key={`${account}-${round}`} account={account} onRestart={restart} />
    </OneDraft>
  );
}

type FormOfDraftProps = { mode: BookingMode; hold: GateHold | null; account: string; onRestart: () => void };

function FormOfDraft(props: FormOfDraftProps) {
  const store = useAppStore();
  const [draft] = useState(() => selectDraft(props.account)(store.getState()) ?? emptyDraft(props.mode));
  return <BookingForm {...props} draft={draft} />;
}

export { BookingPage as Component };
