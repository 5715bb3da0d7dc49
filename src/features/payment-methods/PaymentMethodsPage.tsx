import { Plus } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGetPaymentMethodsQuery } from '@/api/payments';
import type { PaymentMethod } from '@/api/wire';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { CONTINUE_ID, ContinueBooking, ContinueNotice } from '@/components/ui/ContinueBooking';
import { EmptyState } from '@/components/ui/EmptyState';
import { ErrorState } from '@/components/ui/ErrorState';
import { Page } from '@/components/ui/Page';
import { SkeletonCards } from '@/components/ui/SkeletonCards';
import { lazyDialog } from '@/components/ui/lazyDialog';
import { useNow } from '@/components/ui/useNow';
import { MINUTE_MS } from '@/config/constants';
import { CHECK_CONNECTION } from '@/config/messages';
import { METHOD_CHOICE, isNewMethodKind, type NewMethodKind } from '@/config/methodKinds';
import { BOOKING_WAITS, CREATE_NEW_CARD } from '@/config/moneyMessages';
import { readSafeNext } from '@/config/nextPath';
import { PATHS } from '@/config/paths';
import { getMethodName } from '@/domain/money/paymentMethods';
import { useOnChange } from '@/hooks/useOnChange';
import { getErrorMessage } from '@/lib/http/errorMessage';
import { reviewChosen } from '@/store/booking';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { DefaultNotice } from './DefaultNotice';
import { MethodList } from './MethodList';
import { RemoveDialog } from './RemoveDialog';
import { VerifyDialog } from './VerifyDialog';
import type { AddedHandler } from './useAddMethod';
import { useMakeDefaultMethod } from './useMethodChange';

const AddMethodDialog = lazyDialog(() => import('./AddMethodDialog'), 'AddMethodDialog');

/** The open dialog, or the verification that has just closed its dialog. */
type DialogState = { kind: 'verify' | 'remove' | 'verified'; method: PaymentMethod; isNew?: boolean };

const readKind = (text: string | null): NewMethodKind => (text && isNewMethodKind(text) ? text : 'card');

/** Returns the id of the booking whose payment waits at `next`; null for another page. */
function readReviewedBooking(next: string | null) {
  const [path, query] = readSafeNext(next)?.split('?') ?? [];
  return path === PATHS.bookingReview ? new URLSearchParams(query).get('booking') : null;
}

/** State of the dialog that adds a method: `?add=card` opens it, so that links and a reload lead to the same form. */
function useAddDialog() {
  const [params, setParams] = useSearchParams();
  const next = params.get('next');
  return {
    next,
    isOpen: params.has('add'),
    kind: readKind(params.get('add')),
    open: () => setParams(next ? { add: 'card', next } : { add: 'card' }),
    chooseKind: (add: NewMethodKind) => setParams(next ? { add, next } : { add }, { replace: true }),
    close: () => setParams(next ? { next } : {}, { replace: true }),
  };
}

/**
 * Moves the focus once a dialog is closed. After a new method: to the button that adds one, because a link may have opened
 * the dialog. After a verification: to the booking or payment that waits for it, because the Verify button is gone.
 */
function useFocusAfterDialogs(isAdding: boolean, isVerified: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  // the timeouts let the dialog restore its focus first
  useOnChange(isAdding, () => {
    if (!isAdding) setTimeout(() => button.current?.focus());
  });
  useOnChange(isVerified, () => {
    if (isVerified) setTimeout(() => (document.getElementById(CONTINUE_ID) ?? button.current)?.focus());
  });
  return button;
}

/** `/payment-method`. */
function PaymentMethodsPage() {
  const dispatch = useAppDispatch();
  const { data, error, isLoading, isFetching, refetch } = useGetPaymentMethodsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const addDialog = useAddDialog();
  const [dialog, setDialog] = useState<DialogState | null>(null);
  const closeDialog = () => setDialog(null);
  const addButtonRef = useFocusAfterDialogs(addDialog.isOpen || dialog?.isNew === true, dialog?.kind === 'verified');

  const handleAdded: AddedHandler = (method, isOpen) => {
    dispatch(showToast({ title: 'Success', text: `${getMethodName(method)} added.`, type: 'success' }));
    // a customer who adds a method while they pay comes back to pay with it
    const bookingId = readReviewedBooking(addDialog.next);
    if (bookingId) dispatch(reviewChosen({ bookingId, wantedMethod: String(method.id) }));
    if (!isOpen) return;
    addDialog.close();
    if (!method.is_verified) setDialog({ kind: 'verify', method, isNew: true });
  };

  const addButton = (
    <Button ref={addButtonRef} icon={<Plus size={18} strokeWidth={2} aria-hidden />} onClick={addDialog.open}>
      {CREATE_NEW_CARD}
    </Button>
  );

  return (
    <Page
      title="Payment methods"
      text="Pay for bookings and top-ups with these."
      actions={data && data.length > 0 && addButton}
    >
      {isLoading && (
        <SkeletonCards
          count={3}
          label="Payment methods are loading"
          className="grid grid-cols-[repeat(auto-fill,minmax(264px,1fr))] gap-5"
          cardClassName="h-[218px]"
        />
      )}
      {error && !data && (
        <Card>
          <ErrorState
            title="Payment methods did not load"
            text={getErrorMessage(error, CHECK_CONNECTION)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        </Card>
      )}
      {data && <Methods methods={data} addButton={addButton} onOpenDialog={setDialog} />}
      {addDialog.isOpen && data && (
        <AddMethodDialog
          kind={addDialog.kind}
          onKindChange={addDialog.chooseKind}
          known={data}
          onAdded={handleAdded}
          onClose={addDialog.close}
        />
      )}
      {dialog?.kind === 'verify' && (
        <VerifyDialog
          method={dialog.method}
          onVerified={() => setDialog({ kind: 'verified', method: dialog.method })}
          onClose={closeDialog}
        />
      )}
      {dialog?.kind === 'remove' && <RemoveDialog method={dialog.method} all={data ?? []} onClose={closeDialog} />}
    </Page>
  );
}

/** Link back to the credit that a company left to add a method; renders nothing for a visit from elsewhere. */
function ContinuePayment() {
  const [params] = useSearchParams();
  const next = readSafeNext(params.get('next'));
  if (next?.split('?')[0] !== PATHS.walletCorporate) return null;
  return <ContinueNotice text="Your credit payment is waiting." to={next} label="Continue your payment" />;
}

type MethodsProps = {
  methods: readonly PaymentMethod[];
  addButton: ReactNode;
  onOpenDialog: (dialog: DialogState) => void;
};

/** List of methods, or an empty state with the button that adds the first one. */
function Methods({ methods, addButton, onOpenDialog }: MethodsProps) {
  const change = useMakeDefaultMethod();
  const now = useNow(MINUTE_MS);
  return (
    <>
      {methods.length === 0 && (
        <Card>
          <EmptyState
            title="No card yet"
            text={`Add a ${METHOD_CHOICE} and verify it to book a delivery.`}
            action={addButton}
          />
        </Card>
      )}
      {methods.length > 0 && <ContinueBooking text={BOOKING_WAITS} />}
      {methods.length > 0 && <ContinuePayment />}
      <DefaultNotice change={change} />
      {methods.length > 0 && (
        <MethodList
          methods={methods}
          now={now}
          onAction={(action, method) => {
            if (action === 'default') void change.start(method);
            else onOpenDialog({ kind: action, method });
          }}
        />
      )}
    </>
  );
}

export { PaymentMethodsPage as Component };
