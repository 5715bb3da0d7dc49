import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGetPaymentMethodsQuery } from '@/api/payments';
import type { PaymentMethod } from '@/api/wire';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { ContinueBooking } from '@/components/ui/ContinueBooking';
import { EmptyState } from '@/components/ui/EmptyState';
import { ErrorState } from '@/components/ui/ErrorState';
import { Page } from '@/components/ui/Page';
import { Skeleton } from '@/components/ui/Skeleton';
import { useNow } from '@/components/ui/useNow';
import { CHECK_CONNECTION, PAYMENT_METHOD_SAVED } from '@/config/messages';
import { methodName } from '@/domain/money/paymentMethods';
import { messageOf } from '@/lib/http/messageOf';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { DefaultNotice } from './DefaultNotice';
import { MethodList } from './MethodList';
import { RemoveDialog } from './RemoveDialog';
import { VerifyDialog } from './VerifyDialog';
import { useMakeDefaultMethod } from './useMethodChange';

const AddMethodDialog = lazy(() => import('./AddMethodDialog').then((module) => ({ default: module.AddMethodDialog })));

type Asked = { about: 'verify' | 'remove'; method: PaymentMethod };

const readKind = (text: string | null) => (text === 'gcash' || text === 'maya' ? text : 'card');

/** `/payment-method`; `?add=card` opens the dialog, so that the wallet and the gate can lead straight to it. */
function PaymentMethodsPage() {
  const dispatch = useAppDispatch();
  const [params, setParams] = useSearchParams();
  const { data, error, isLoading, isFetching, refetch } = useGetPaymentMethodsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const change = useMakeDefaultMethod();
  const [asked, setAsked] = useState<Asked | null>(null);
  const now = useNow(60_000);
  const isAdding = params.has('add');

  const next = params.get('next');
  const openAdd = () => setParams(next ? { add: 'card', next } : { add: 'card' });
  const closeAdd = () => setParams(next ? { next } : {}, { replace: true });

  const handleAdded = (method: PaymentMethod) => {
    closeAdd();
    dispatch(showToast({ title: 'Success', text: `${methodName(method)} is added.`, type: 'success' }));
    if (!method.is_verified) setAsked({ about: 'verify', method });
  };

  const addButton = (
    <Button icon={<Plus size={18} strokeWidth={2} aria-hidden />} onClick={openAdd}>
      Create new card
    </Button>
  );

  return (
    <Page
      title="Payment methods"
      text="What pays for your bookings and top-ups."
      actions={data && data.length > 0 && addButton}
    >
      {isLoading && (
        <div role="status" className="grid grid-cols-[repeat(auto-fill,minmax(264px,1fr))] gap-5">
          <span className="sr-only">Payment methods are loading</span>
          {[0, 1, 2].map((card) => (
            <Skeleton key={card} className="h-[218px] rounded-lg" />
          ))}
        </div>
      )}
      {error && !data && (
        <Card>
          <ErrorState
            title="Payment methods did not load"
            text={messageOf(error, CHECK_CONNECTION)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        </Card>
      )}
      {data?.length === 0 && (
        <Card>
          <EmptyState
            title="No card yet"
            text="Add a card, GCash or Maya and verify it to book a delivery."
            action={addButton}
          />
        </Card>
      )}
      {data && data.length > 0 && <ContinueBooking text={PAYMENT_METHOD_SAVED} />}
      <DefaultNotice change={change} />
      {data && data.length > 0 && (
        <MethodList
          methods={data}
          now={now}
          onAction={(action, method) => {
            if (action === 'default') void change.start(method);
            else setAsked({ about: action, method });
          }}
        />
      )}
      {isAdding && data && (
        <Suspense>
          <AddMethodDialog kind={readKind(params.get('add'))} known={data} onAdded={handleAdded} onClose={closeAdd} />
        </Suspense>
      )}
      {asked?.about === 'verify' && <VerifyDialog method={asked.method} onClose={() => setAsked(null)} />}
      {asked?.about === 'remove' && (
        <RemoveDialog method={asked.method} all={data ?? []} onClose={() => setAsked(null)} />
      )}
    </Page>
  );
}

export { PaymentMethodsPage as Component };
