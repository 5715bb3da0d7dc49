import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ModeSwitch } from '../../components/delivery/ModeSwitch';
import { ActionBar } from '../../components/ui/ActionBar';
import { later } from '../../components/ui/later';
import { BOOKING_STEPS } from '../../config/constants';
import { bookPath, PATHS, type BookingMode } from '../../config/paths';
import { selectDraft, selectIsDraftReady } from '../../store/booking';
import { emptyDraft } from '../../store/draft';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { selectAccountKey } from '../../store/user';
import { BookingSkeleton } from './BookingSkeleton';
import { Gate } from './gate/Gate';
import type { GateHold } from './gate/useGate';

/** It comes while the gate asks the server. */
const BookingForm = later(() => import('./BookingForm').then((module) => module.BookingForm), BookingSkeleton);

/** `/booking/exclusive` and `/booking/shared`: the same screen, and what is typed stays when the mode changes. */
export function BookingPage() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const mode: BookingMode = pathname === PATHS.bookJoint ? 'shared' : 'exclusive';
  /** What was asked for while its page is on the way, so that the switch answers at once. */
  const [asked, setAsked] = useState({ from: mode, to: mode });

  useEffect(() => {
    // code that does not come is told of where the form stands
    BookingForm.preload().catch(() => undefined);
  }, []);

  const handleMode = (next: BookingMode) => {
    setAsked({ from: mode, to: next });
    void navigate(bookPath(next), { replace: true });
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
        <Gate mode={mode}>{(hold) => <ResumedForm mode={mode} hold={hold} />}</Gate>
      </div>
    </>
  );
}

/** Goes on with the draft of this account without asking; a discarded one makes way for a fresh form. */
function ResumedForm(props: { mode: BookingMode; hold: GateHold | null }) {
  const account = useAppSelector(selectAccountKey);
  const isReady = useAppSelector(selectIsDraftReady);
  const [round, setRound] = useState(0);
  if (!isReady) return <BookingSkeleton />;
  return (
    <FormOfDraft {...props} key={`${account}-${round}`} account={account} onDiscarded={() => setRound(round + 1)} />
  );
}

type FormOfDraftProps = { mode: BookingMode; hold: GateHold | null; account: string; onDiscarded: () => void };

function FormOfDraft(props: FormOfDraftProps) {
  const store = useAppStore();
  const [draft] = useState(() => selectDraft(props.account)(store.getState()) ?? emptyDraft(props.mode));
  return <BookingForm {...props} draft={draft} />;
}
