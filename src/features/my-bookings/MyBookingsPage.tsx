import { Suspense, lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageLoader } from '@/components/ui/PageLoader';
import { readWaybills } from '@/config/waybillPath';
import { useFocusPageOnChange } from '@/hooks/useFocusPageOnChange';
import { BookingsPanel } from './BookingsPanel';

const WaybillsPage = lazy(() => import('./waybill/WaybillsPage').then((module) => ({ default: module.WaybillsPage })));

/** `/mybooking`: the lists, or the printable waybills that the URL names. */
function MyBookingsPage() {
  const [params] = useSearchParams();
  const waybills = readWaybills(params);
  useFocusPageOnChange(waybills.join());
  if (waybills.length === 0) return <BookingsPanel />;
  return (
    <Suspense fallback={<PageLoader />}>
      <WaybillsPage ids={waybills} />
    </Suspense>
  );
}

export { MyBookingsPage as Component };
