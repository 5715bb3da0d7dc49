import { useSearchParams } from 'react-router-dom';
import { useGetVouchersQuery } from '@/api/vouchers';
import type { Voucher } from '@/api/wire';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/EmptyState';
import { ErrorState } from '@/components/ui/ErrorState';
import { Page } from '@/components/ui/Page';
import { Skeleton } from '@/components/ui/Skeleton';
import { Tabs } from '@/components/ui/Tabs';
import { useNow } from '@/components/ui/useNow';
import { CHECK_CONNECTION } from '@/config/messages';
import { messageOf, httpStatusOf } from '@/lib/http/messageOf';
import { selectVoucherCodes, voucherCodeDropped, voucherCodeKept } from '@/store/booking';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { cleanCode } from '@/domain/money/voucherRules';
import { AddCode } from './AddCode';
import { UnlistedCodes } from './UnlistedCodes';
import { VoucherCard } from './VoucherCard';
import { useBookWithVoucher } from './useBookWithVoucher';
import { readVoucherTab, sortVouchers, tabOf, VOUCHER_TABS, type VoucherTab } from './voucherView';

const EMPTY: Record<VoucherTab, { title: string; text: string }> = {
  Available: { title: 'No vouchers yet', text: 'Add a code, and it waits here for your next booking.' },
  Used: { title: 'No used vouchers', text: 'A voucher shows here once it has paid for a part of a booking.' },
  Expired: { title: 'No expired vouchers', text: 'A voucher shows here once it has run out.' },
};

/** `/voucher`; the tab is in the address. Where the list cannot be had, codes are kept on this device. */
function VouchersPage() {
  const dispatch = useAppDispatch();
  const [params, setParams] = useSearchParams();
  const tab = readVoucherTab(params.get('tab'));
  const { data, error, isLoading, isFetching, refetch } = useGetVouchersQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const allKept = useAppSelector(selectVoucherCodes);
  const bookWith = useBookWithVoucher();
  const now = useNow(60_000);
  const isListMissing = httpStatusOf(error) === 404;
  const sorted = sortVouchers(data ?? [], now);
  const find = (code: string) => data?.find((voucher) => cleanCode(voucher.code) === code);
  const kept = allKept.filter((code) => !find(code));

  const handleAdd = (code: string): string => {
    const listed = find(code);
    if (listed) {
      setParams({ tab: tabOf(listed, now) });
      return `${code} is among your ${tabOf(listed, now).toLowerCase()} vouchers.`;
    }
    dispatch(voucherCodeKept(code));
    setParams({ tab: 'Available' });
    return `${code} is kept on this device. What it takes off is said when you book with it.`;
  };

  const buttonOf = (voucher: Voucher) => (
    <Button
      variant="quiet"
      size="sm"
      aria-label={`Use now: ${voucher.code}`}
      onClick={() => bookWith(voucher.code, voucher.booking_type ?? null)}
    >
      Use now
    </Button>
  );

  const hasNothing = sorted[tab].length === 0 && (tab !== 'Available' || kept.length === 0);
  const counts = {
    Available: sorted.Available.length + kept.length,
    Used: sorted.Used.length,
    Expired: sorted.Expired.length,
  };
  return (
    <Page title="Vouchers">
      <AddCode onAdd={handleAdd} />
      {isListMissing && (
        <p role="status" className="mb-4 rounded-lg bg-warn-50 px-5 py-3 text-warn-700">
          Your vouchers cannot be listed now. Codes are kept on this device.
        </p>
      )}
      <Tabs
        label="Vouchers"
        items={VOUCHER_TABS.map((id) => ({ id, label: id, count: data || isListMissing ? counts[id] : undefined }))}
        value={tab}
        onChange={(next) => setParams({ tab: next })}
        panelClassName="pt-5"
      >
        {isLoading && (
          <div role="status" className="grid grid-cols-2 gap-5">
            <span className="sr-only">Vouchers are loading</span>
            {[0, 1, 2, 3].map((card) => (
              <Skeleton key={card} className="h-[156px] rounded-lg" />
            ))}
          </div>
        )}
        {error && !data && !isListMissing && (
          <Card>
            <ErrorState
              title="Vouchers did not load"
              text={messageOf(error, CHECK_CONNECTION)}
              onRetry={() => void refetch()}
              isRetrying={isFetching}
            />
          </Card>
        )}
        {sorted[tab].length > 0 && (
          <ul className="grid grid-cols-1 gap-5 dialog-lg:grid-cols-2">
            {sorted[tab].map((voucher) => (
              <VoucherCard
                key={String(voucher.id)}
                voucher={voucher}
                now={now}
                action={tab === 'Available' ? buttonOf(voucher) : undefined}
              />
            ))}
          </ul>
        )}
        {tab === 'Available' && kept.length > 0 && (
          <UnlistedCodes
            codes={kept}
            onUse={(code) => bookWith(code, null)}
            onRemove={(code) => dispatch(voucherCodeDropped(code))}
          />
        )}
        {(data || isListMissing) && hasNothing && (
          <Card>
            <EmptyState {...EMPTY[tab]} />
          </Card>
        )}
      </Tabs>
    </Page>
  );
}

export { VouchersPage as Component };
