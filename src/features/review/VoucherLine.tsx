import { TicketPercent } from 'lucide-react';
import { useRef } from 'react';
import { VoucherOffer } from '@/components/delivery/VoucherOffer';
import { ListRetry } from '@/components/form/ListRetry';
import { VOUCHERS_NOT_LOADED } from '@/config/messages';
import { getVoucherOfferLabel } from '@/domain/money/voucherRules';
import { formatPeso, fromCentavos, toCentavos } from '@/utils/money';
import type { ReviewVoucher } from './useReviewVoucher';

/** Voucher in use, and a suggestion if another one saves more. */
export function VoucherLine({ voucher }: { voucher: ReviewVoucher }) {
  const { code, discount, canRemove, hasFailed, missingCode, best, choose, retry } = voucher;
  const extraSaving = best ? toCentavos(best.discount) - toCentavos(discount) : 0;
  const line = useRef<HTMLDivElement>(null);
  // the pressed button is gone afterwards
  const changeAndFocus = (change: () => void) => {
    change();
    line.current?.focus();
  };
  return (
    <div ref={line} tabIndex={-1} role="group" aria-label="Voucher">
      {best && extraSaving > 0 && (
        <VoucherOffer
          className="mt-2.5 low:mt-1.5 low:py-0"
          code={best.voucher.code}
          text={getVoucherOfferLabel(best.voucher.code, fromCentavos(extraSaving), code !== '')}
          onApply={() => changeAndFocus(() => choose(best.voucher.code))}
        />
      )}
      {hasFailed && (
        <p role="alert" className="mt-2.5 text-small low:mt-1.5">
          <ListRetry
            text={
              missingCode
                ? `Voucher ${missingCode} did not load, so the total is without it.`
                : `${VOUCHERS_NOT_LOADED}.`
            }
            onRetry={() => changeAndFocus(retry)}
          />
        </p>
      )}
      {code !== '' && (
        <p className="tabular mt-2.5 flex items-center gap-1.5 text-small text-ok-700 low:mt-1.5">
          <TicketPercent size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
          <span className="min-w-0 grow truncate font-560">Voucher {code}</span>
          {canRemove && (
            <button
              type="button"
              aria-label={`Remove voucher ${code}`}
              className="flex min-h-6 items-center rounded-xs px-1 font-560 text-brand-700 hover:underline"
              onClick={() => changeAndFocus(() => choose(''))}
            >
              Remove
            </button>
          )}
          <span className="amount">{formatPeso(-discount)}</span>
        </p>
      )}
    </div>
  );
}
