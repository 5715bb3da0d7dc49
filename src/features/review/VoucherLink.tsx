import { lazy, Suspense, useState } from 'react';
import { getSeeVouchersLabel } from '@/hooks/useVoucherChoices';
import type { ReviewVoucher } from './useReviewVoucher';

const VoucherPicker = lazy(() =>
  import('@/components/delivery/VoucherPicker').then((module) => ({ default: module.VoucherPicker })),
);

/** Button that opens the voucher picker, with the saving of each voucher. */
export function VoucherLink({ voucher, className }: { voucher: ReviewVoucher; className: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { code, rows, readyCount, choose } = voucher;
  if (rows.length === 0) return null;
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={className} onClick={() => setIsOpen(true)}>
        {getSeeVouchersLabel(readyCount)}
      </button>
      {isOpen && (
        <Suspense>
          <VoucherPicker
            rows={rows}
            applied={code}
            onApply={(chosen) => {
              choose(chosen);
              setIsOpen(false);
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
