import { useSearchParams } from 'react-router-dom';
import { PageLoader } from '@/components/ui/PageLoader';
import { lazyWithRetry } from '@/components/ui/lazyWithRetry';
import { readWaybills } from '@/config/waybillPath';
import { useFocusPageOnChange } from '@/hooks/useFocusPageOnChange';
import { BookingsPanel } from './BookingsPanel';

const WaybillsPage = lazyWithRetry(() => import('./waybill/WaybillsPage'), 'WaybillsPage', <PageLoader />);

/** `/mybooking`: the lists, or the printable waybills that the URL names. */
function MyBookingsPage() {
  const [params] = useSearchParams();
  const waybills = readWaybills(params);
  useFocusPageOnChange(waybills.join());
  return waybills.length === 0 ? <BookingsPanel /> : <WaybillsPage ids={waybills} />;
}

export { MyBookingsPage as Component };
