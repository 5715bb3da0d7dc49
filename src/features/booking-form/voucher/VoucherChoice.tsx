import { lazy, Suspense, useState } from 'react';
import { VoucherOffer } from '@/components/delivery/VoucherOffer';
import { getSeeVouchersLabel, getVoucherOfferLabel } from '@/hooks/useVoucherChoices';
import { fromCentavos, toCentavos } from '@/utils/money';
import { VoucherForm } from './VoucherForm';
import type { BookingVoucher } from './useVoucher';

const VoucherPicker = lazy(() =>
  import('@/components/delivery/VoucherPicker').then((module) => ({ default: module.VoucherPicker })),
);

type VoucherChoiceProps = { voucher: BookingVoucher; fieldRef: (element: HTMLElement | null) => void };

/** Best voucher, a field for a code, and all vouchers with their reasons. */
export function VoucherChoice({ voucher, fieldRef }: VoucherChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { code, applied, refused, best, rows, readyCount, apply, remove } = voucher;
  const gain = best ? toCentavos(best.discount) - toCentavos(applied?.discount ?? 0) : 0;
  const isKnown = applied === null || applied.discount > 0;
  return (
    <>
      {best && gain > 0 && isKnown && (
        <VoucherOffer
          className="mt-4"
          code={best.voucher.code}
          text={getVoucherOfferLabel(best.voucher.code, fromCentavos(gain), applied !== null)}
          onApply={() => apply(best.voucher.code)}
        />
      )}
      {!applied && (
        <VoucherForm key={code} code={code} error={refused} onApply={apply} onRemove={remove} fieldRef={fieldRef} />
      )}
      {rows.length > 0 && (
        <button
          type="button"
          aria-haspopup="dialog"
          className="mt-1.5 inline-flex min-h-6 items-center rounded-xs text-small font-560 text-brand-700 hover:underline"
          onClick={() => setIsOpen(true)}
        >
          {getSeeVouchersLabel(readyCount)}
        </button>
      )}
      {isOpen && (
        <Suspense>
          <VoucherPicker
            rows={rows}
            applied={applied?.code ?? ''}
            onApply={(chosen) => {
              apply(chosen);
              setIsOpen(false);
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
