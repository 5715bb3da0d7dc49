import { useSearchParams } from 'react-router-dom';
import { useGetVouchersQuery } from '@/api/vouchers';
import type { Voucher } from '@/api/wire';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/EmptyState';
import { ErrorState } from '@/components/ui/ErrorState';
import { Page } from '@/components/ui/Page';
import { SkeletonCards } from '@/components/ui/SkeletonCards';
import { Tabs } from '@/components/ui/Tabs';
import { announce } from '@/components/ui/announce';
import { useNow } from '@/components/ui/useNow';
import { MINUTE_MS } from '@/config/constants';
import { CHECK_CONNECTION, VOUCHERS_NOT_LOADED } from '@/config/messages';
import { isSameVoucherCode } from '@/domain/money/voucherRules';
import { getErrorMessage, getErrorStatus } from '@/lib/http/errorMessage';
import { selectVoucherCodes, voucherCodeRemoved, voucherCodeSaved } from '@/store/booking';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { focusPage } from '@/utils/dom';
import { AddCode } from './AddCode';
import { UnlistedCodes } from './UnlistedCodes';
import { VoucherCard } from './VoucherCard';
import { useBookWithVoucher } from './useBookWithVoucher';
import {
  CODE_CHECKED_LATER,
  VOUCHER_TABS,
  getVoucherTab,
  readVoucherTab,
  sortVouchers,
  type VoucherTab,
} from './voucherView';

const EMPTY: Record<VoucherTab, { title: string; text: string }> = {
  Available: { title: 'No vouchers yet', text: 'Add a code to use on your next booking.' },
  Used: { title: 'No used vouchers', text: 'Vouchers you have used will appear here.' },
  Expired: { title: 'No expired vouchers', text: 'Expired vouchers will appear here.' },
};

/** Two tickets beside each other, as long as both have room for their text. */
const GRID_CLASSES = 'grid grid-cols-[repeat(auto-fill,minmax(min(400px,100%),1fr))] gap-5';

/** The server's vouchers by tab, and the codes on this device that the server does not list. */
function useVouchers() {
  const query = useGetVouchersQuery(undefined, { refetchOnMountOrArgChange: true });
  const deviceCodes = useAppSelector(selectVoucherCodes);
  const now = useNow(MINUTE_MS);
  const sorted = sortVouchers(query.data ?? [], now);
  const findListed = (code: string) => query.data?.find((voucher) => isSameVoucherCode(voucher.code, code));
  const unlisted = deviceCodes.filter((code) => !findListed(code));
  return {
    query,
    now,
    sorted,
    findListed,
    unlisted,
    hasNoList: getErrorStatus(query.error) === 404,
  };
}

/** `/voucher`; the URL holds the tab. Without a list from the server, codes are saved on this device. */
function VouchersPage() {
  const dispatch = useAppDispatch();
  const [params, setParams] = useSearchParams();
  const tab = readVoucherTab(params.get('tab'));
  const vouchers = useVouchers();
  const { query, now, sorted, unlisted, hasNoList } = vouchers;

  const handleAdd = (code: string): string => {
    const listed = vouchers.findListed(code);
    if (listed) {
      const listedTab = getVoucherTab(listed, now);
      setParams({ tab: listedTab });
      return `${code} is in your ${listedTab.toLowerCase()} vouchers.`;
    }
    dispatch(voucherCodeSaved(code));
    setParams({ tab: 'Available' });
    return `${code} is saved on this device. ${CODE_CHECKED_LATER}`;
  };

  const hasLoaded = query.data !== undefined || hasNoList;
  const isEmpty = sorted[tab].length === 0 && (tab !== 'Available' || unlisted.length === 0);
  return (
    <Page title="Vouchers">
      <AddCode onAdd={handleAdd} />
      {hasNoList && (
        <p role="status" className="mb-4 rounded-lg bg-warn-50 px-5 py-3 text-warn-700">
          We can't list your vouchers right now. Codes are saved on this device.
        </p>
      )}
      <Tabs
        label="Vouchers"
        items={VOUCHER_TABS.map((id) => ({ id, label: id, count: query.data && sorted[id].length }))}
        value={tab}
        onChange={(next) => setParams({ tab: next })}
        panelClassName="pt-5"
      >
        {query.isLoading && (
          <SkeletonCards count={4} label="Vouchers are loading" className={GRID_CLASSES} cardClassName="h-[156px]" />
        )}
        {query.error && !hasLoaded && (
          <Card>
            <ErrorState
              title={VOUCHERS_NOT_LOADED}
              text={getErrorMessage(query.error, CHECK_CONNECTION)}
              onRetry={() => void query.refetch()}
              isRetrying={query.isFetching}
            />
          </Card>
        )}
        <TabContent tab={tab} vouchers={vouchers} />
        {hasLoaded && isEmpty && (
          <Card>
            <EmptyState {...EMPTY[tab]} />
          </Card>
        )}
      </Tabs>
    </Page>
  );
}

type TabContentProps = { tab: VoucherTab; vouchers: ReturnType<typeof useVouchers> };

/** Vouchers of a tab; available ones have a button that starts a booking. */
function TabContent({ tab, vouchers: { sorted, unlisted, now } }: TabContentProps) {
  const dispatch = useAppDispatch();
  const bookWith = useBookWithVoucher();
  const handleRemove = (code: string) => {
    dispatch(voucherCodeRemoved(code));
    // the pressed button is gone
    focusPage();
    announce(`${code} removed`);
  };
  const renderUseButton = ({ code, booking_type }: Voucher) => (
    <Button
      variant="quiet"
      size="sm"
      aria-label={`Use now: ${code}`}
      onClick={() => bookWith(code, booking_type ?? null)}
    >
      Use now
    </Button>
  );
  return (
    <>
      {sorted[tab].length > 0 && (
        <ul className={GRID_CLASSES}>
          {sorted[tab].map((voucher) => (
            <VoucherCard
              key={String(voucher.id)}
              voucher={voucher}
              now={now}
              action={tab === 'Available' ? renderUseButton(voucher) : undefined}
            />
          ))}
        </ul>
      )}
      {tab === 'Available' && unlisted.length > 0 && (
        <UnlistedCodes codes={unlisted} onUse={(code) => bookWith(code, null)} onRemove={handleRemove} />
      )}
    </>
  );
}

export { VouchersPage as Component };
