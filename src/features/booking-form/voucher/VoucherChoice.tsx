import { VoucherOffer } from '@/components/delivery/VoucherOffer';
import { VoucherPickerButton } from '@/components/delivery/VoucherPickerButton';
import { getSeeVouchersLabel, getVoucherOfferLabel } from '@/domain/money/voucherRules';
import { fromCentavos, toCentavos } from '@/utils/money';
import { VoucherForm } from './VoucherForm';
import type { BookingVoucher } from './useVoucher';

type VoucherChoiceProps = { voucher: BookingVoucher; fieldRef: (element: HTMLElement | null) => void };

/** Best voucher, a field for a code, and all vouchers with their reasons. */
export function VoucherChoice({ voucher, fieldRef }: VoucherChoiceProps) {
  const { code, applied, refused, best, rows, savingCount, apply, remove } = voucher;
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
      <VoucherPickerButton
        label={getSeeVouchersLabel(savingCount)}
        className="mt-1.5 inline-flex min-h-6 items-center rounded-xs text-small font-560 text-brand-700 hover:underline"
        rows={rows}
        applied={applied?.code ?? ''}
        onApply={apply}
      />
    </>
  );
}
