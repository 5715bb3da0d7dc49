import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { VoucherOffer } from '@/components/delivery/VoucherOffer';
import { VoucherPickerButton } from '@/components/delivery/VoucherPickerButton';
import { VoucherTicket } from '@/components/delivery/VoucherTicket';
import { ListRetry } from '@/components/form/ListRetry';
import { useAnnounceChange } from '@/components/ui/announce';
import { VOUCHERS_NOT_LOADED } from '@/config/messages';
import { getSeeVouchersLabel, getVoucherOfferLabel } from '@/domain/money/voucherRules';
import { fromCentavos, toCentavos } from '@/utils/money';
import { useBooking } from '../form/bookingContext';
import { VoucherForm } from './VoucherForm';
import type { BookingVoucher } from './useVoucher';

const FIELD = 'voucher_code';

/** Voucher in use or a field for a code, the best voucher, and all vouchers with their reasons. */
export function VoucherChoice({ voucher }: { voucher: BookingVoucher }) {
  const { fields } = useBooking();
  const { code, applied, refused, best, rows, savingCount, hasFailed, retry, apply, remove } = voucher;
  const gain = best ? toCentavos(best.discount) - toCentavos(applied?.discount ?? 0) : 0;
  const isKnown = applied === null || applied.discount > 0;
  // the terms may fit a code that the server has just refused
  const isBestRefused = refused !== undefined && best?.voucher.code === code;
  // the group, which gets the focus, does not say what changed in it
  useAnnounceChange(applied?.code ?? '', applied ? `Voucher ${applied.code} applied. ${applied.text}` : '');
  const group = useRef<HTMLDivElement>(null);
  // the pressed button or the field that sent the code is gone afterwards
  const changeAndFocus = (change: () => void) => {
    flushSync(change);
    if (!fields.focus(FIELD)) group.current?.focus();
  };
  const handleApply = (typed: string) => changeAndFocus(() => apply(typed));
  const handleRemove = () => changeAndFocus(remove);
  return (
    <div ref={group} tabIndex={-1} role="group" aria-label="Voucher" className="mt-4 rounded-sm">
      {applied && (
        <VoucherTicket code={applied.code} text={applied.text} isKnown={applied.isKnown} onRemove={handleRemove} />
      )}
      {best && gain > 0 && isKnown && !isBestRefused && (
        <VoucherOffer
          className="mt-4"
          code={best.voucher.code}
          text={getVoucherOfferLabel(best.voucher.code, fromCentavos(gain), applied !== null)}
          onApply={() => handleApply(best.voucher.code)}
        />
      )}
      {!applied && (
        <VoucherForm
          key={code}
          code={code}
          error={refused}
          onApply={handleApply}
          onRemove={handleRemove}
          fieldRef={fields.getRef(FIELD)}
        />
      )}
      {hasFailed && (
        <p role="alert" className="mt-1.5 text-small">
          <ListRetry text={`${VOUCHERS_NOT_LOADED}.`} onRetry={() => changeAndFocus(retry)} />
        </p>
      )}
      <VoucherPickerButton
        label={getSeeVouchersLabel(savingCount)}
        className="mt-1.5 inline-flex min-h-6 items-center rounded-xs text-small font-560 text-brand-700 hover:underline"
        rows={rows}
        applied={applied?.code ?? ''}
        onApply={apply}
      />
    </div>
  );
}
