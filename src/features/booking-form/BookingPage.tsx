import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { addressesApi, useGetAddressesQuery } from '@/api/addresses';
import type { Address } from '@/api/wire';
import { ModeSwitch } from '@/components/delivery/ModeSwitch';
import { ActionBar } from '@/components/ui/ActionBar';
import { lazyWithRetry } from '@/components/ui/lazyWithRetry';
import { BOOKING_STEPS, SLOW_MS } from '@/config/constants';
import type { BookingMode } from '@/config/modes';
import { PATHS, getBookPath, getChangePath } from '@/config/paths';
import { createEmptyDraft, type DeliveryDraft } from '@/domain/draft/draft';
import { getOwnContact, withDefaultPickup } from '@/domain/draft/prepareDraft';
import { hasTypedInput } from '@/domain/draft/typedDraft';
import type { OpenedDraftState } from '@/hooks/useOpenDraft';
import { selectDraft, selectIsDraftReady } from '@/store/booking';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { selectAccountKey, selectCustomer } from '@/store/user';
import { BookingSkeleton } from './BookingSkeleton';
import { DraftResolver } from './DraftResolver';
import { Gate } from './gate/Gate';
import type { GateRecheck } from './gate/useGate';

const NO_ADDRESSES: Address[] = [];

const loadForm = () => import('./BookingForm');
const BookingForm = lazyWithRetry(loadForm, 'BookingForm', <BookingSkeleton />);
const ChangeForm = lazyWithRetry(() => import('./change/ChangeForm'), 'ChangeForm', <BookingSkeleton />);

/**
 * Returns the id of the unpaid booking that the page was opened with; empty for a new delivery. A booking placed here
 * is written to the URL, where Back finds it, but does not replace the open form.
 */
function useChangedBookingId(): string {
  const [params] = useSearchParams();
  const idInUrl = params.get('booking') ?? '';
  const [openedId, setOpenedId] = useState(idInUrl);
  if (idInUrl === '' && openedId !== '') setOpenedId('');
  return idInUrl === '' ? '' : openedId;
}

/** Returns a value that changes when a draft is opened over the one in the form, and stays when the mode changes. */
function useOpenedAt(): string {
  const { state } = useLocation() as { state: OpenedDraftState | null };
  const [openedAt, setOpenedAt] = useState(state?.openedAt ?? '');
  if (state?.openedAt && state.openedAt !== openedAt) setOpenedAt(state.openedAt);
  return openedAt;
}

/** `/booking/exclusive` and `/booking/shared`: one screen that keeps its values when the mode changes. */
function BookingPage() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const changedId = useChangedBookingId();
  const mode: BookingMode = pathname === PATHS.bookJoint ? 'shared' : 'exclusive';
  /** Mode that was picked while its page still loads, so that the switch responds at once. */
  const [pendingMode, setPendingMode] = useState({ from: mode, to: mode });

  const prefetchAddresses = addressesApi.usePrefetch('getAddresses');
  useEffect(() => {
    // both load while the gate requests profile and payment methods; a failure shows where the form renders
    loadForm().catch(() => undefined);
    prefetchAddresses();
  }, [prefetchAddresses]);

  const handleMode = (next: BookingMode) => {
    setPendingMode({ from: mode, to: next });
    void navigate(changedId ? getChangePath(next, changedId) : getBookPath(next), { replace: true });
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
            <ModeSwitch isWide value={pendingMode.from === mode ? pendingMode.to : mode} onChange={handleMode} />
          </div>
        }
      />
      <div className="mx-auto w-full max-w-[1440px] px-6 py-5">
        <Gate mode={mode}>{(recheck) => <ResumedForm mode={mode} recheck={recheck} changedId={changedId} />}</Gate>
      </div>
    </>
  );
}

/** Opens the form with the draft of this account; a fresh form follows when the draft is discarded. */
function ResumedForm({ changedId, ...props }: { mode: BookingMode; recheck: GateRecheck | null; changedId: string }) {
  const account = useAppSelector(selectAccountKey);
  const isReady = useAppSelector(selectIsDraftReady);
  const openedAt = useOpenedAt();
  const [round, setRound] = useState(0);
  const restart = () => setRound(round + 1);
  if (!isReady) return <BookingSkeleton />;
  if (changedId)
    return (
      <ChangeForm
        {...props}
        key={`${account}-${changedId}-${round}`}
        account={account}
        bookingId={changedId}
        onRestart={restart}
      />
    );
  return (
    <DraftResolver key={account} account={account}>
      <DraftForm {...props} key={`${account}-${openedAt}-${round}`} account={account} onRestart={restart} />
    </DraftResolver>
  );
}

/**
 * Returns the draft that the form opens with: the saved one, or a new one with the pickup at the default address.
 * Undefined while the addresses load, but not for long: the form works without them. Later changes of draft or addresses
 * leave the open form alone.
 */
function useOpeningDraft(account: string, mode: BookingMode): DeliveryDraft | undefined {
  const store = useAppStore();
  const [saved] = useState(() => selectDraft(account)(store.getState()));
  const [draft, setDraft] = useState(hasTypedInput(saved) ? saved : undefined);
  // a list that did not load leaves the pickup empty
  const { data = NO_ADDRESSES, isLoading } = useGetAddressesQuery(undefined, { skip: hasTypedInput(saved) });
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  const own = getOwnContact(useAppSelector(selectCustomer));
  if (!draft && (!isLoading || isLate)) setDraft(withDefaultPickup(saved ?? createEmptyDraft(mode), data, own));
  return draft;
}

type DraftFormProps = { mode: BookingMode; recheck: GateRecheck | null; account: string; onRestart: () => void };

function DraftForm(props: DraftFormProps) {
  const draft = useOpeningDraft(props.account, props.mode);
  return draft ? <BookingForm {...props} draft={draft} /> : <BookingSkeleton />;
}

export { BookingPage as Component };
