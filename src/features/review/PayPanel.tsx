import type { Booking, Rate } from '@/api/wire';
import { ListRetry } from '@/components/form/ListRetry';
import { SendButton } from '@/components/form/SendButton';
import { SendNotice } from '@/components/form/SendNotice';
import { isUnknown } from '@/components/form/sendState';
import { Skeleton } from '@/components/ui/Skeleton';
import { CHECK_PAYMENT } from '@/config/messages';
import { METHODS_NOT_LOADED } from '@/config/moneyMessages';
import { formatPeso } from '@/utils/money';
import { CreditAfter } from './CreditAfter';
import { PayWith } from './PayWith';
import { PinDialog } from './PinDialog';
import { PriceChangeDialog } from './PriceChangeDialog';
import { VoucherLine } from './VoucherLine';
import { getPayLabel } from './payChoices';
import { usePayChoices } from './usePayChoices';
import { usePaySteps } from './usePaySteps';
import type { ReviewVoucher } from './useReviewVoucher';

type PayPanelProps = {
  booking: Booking;
  /** Offer with the discount of the voucher in use. */
  rate: Rate;
  voucher: ReviewVoucher;
  onRatesStale: () => void;
};

/** Total and Pay button, always in view, below the payment methods, which scroll where the height is limited. */
export function PayPanel({ booking, rate, voucher, onRatesStale }: PayPanelProps) {
  const payChoices = usePayChoices(booking, rate.total);
  const { chosen: choice } = payChoices;
  const steps = usePaySteps({ booking, rate, voucher, choice, onRatesStale });
  const { state, pin, change } = steps;
  const amount = formatPeso(rate.total);
  const label = getPayLabel(choice, amount);
  const pinError = state.kind === 'failed' ? state.error.errors?.pin?.[0] : undefined;

  return (
    <div className="z-summary flex min-h-0 flex-col border-t border-ink-150 bg-white">
      {/* the faded edge shows that the methods scroll */}
      <div className="min-h-0 overflow-y-auto mask-[linear-gradient(to_top,transparent,black_12px)] px-5 pt-3.5 pb-3 low:pt-1 low:pb-1.5">
        <PayMethods {...payChoices} voucher={voucher} />
        {choice?.kind === 'credit' && <CreditAfter available={payChoices.credits} price={rate.total} />}
        <VoucherLine voucher={voucher} />
        <PolicyLine booking={booking} />
      </div>
      <div className="shrink-0 border-t border-ink-150 px-5 pt-2.5 pb-3.5 low:pt-1.5 low:pb-2.5">
        <p className="flex items-baseline justify-between gap-4">
          <span className="font-620">Total, VAT included</span>
          <span className="amount text-total font-690 low:text-[22px]/7">{amount}</span>
        </p>
        <SendNotice
          state={state}
          what="payment"
          help="charged-twice"
          fields={pin.isShown ? ['pin'] : []}
          isShownElsewhere={pinError !== undefined && pin.isShown}
        />
        <SendButton
          state={state}
          size="lg"
          className="mt-2.5 w-full low:mt-1.5"
          label={label}
          checkLabel={CHECK_PAYMENT}
          isWorking={(state.kind === 'sending' || state.kind === 'done') && !pin.isShown}
          isDisabled={!choice || choice.problem !== null || voucher.isAwaited}
          onSend={steps.handlePay}
          onCheck={() => void steps.lookUp()}
        />
      </div>
      {change && choice && (
        <PriceChangeDialog
          change={change}
          payLabel={label}
          onClose={steps.cancelPrice}
          onConfirm={steps.confirmPrice}
        />
      )}
      {pin.isShown && choice && !isUnknown(state) && (
        <PinDialog amount={amount} payLabel={label} state={state} onClose={pin.hide} onPin={steps.payWithPin} />
      )}
    </div>
  );
}

type PayMethodsProps = Omit<ReturnType<typeof usePayChoices>, 'credits'> & { voucher: ReviewVoucher };

function PayMethods({ methods, choices, chosen, choose, want, voucher }: PayMethodsProps) {
  if (methods.data) {
    return <PayWith choices={choices} chosen={chosen} onChoose={choose} onRemedy={want} voucher={voucher} />;
  }
  if (methods.isLoading) return <Skeleton className="h-[56px] rounded-md" />;
  if (!methods.error) return null;
  return (
    <p role="alert" className="text-small">
      <ListRetry text={METHODS_NOT_LOADED} onRetry={() => void methods.refetch()} />
    </p>
  );
}

/** Cancellation policy, in the server's figures if it sent them. */
function PolicyLine({ booking }: { booking: Booking }) {
  const fee = booking.cancellation?.fee ?? null;
  return (
    <p className="mt-2.5 text-caption text-ink-600 low:mt-1">
      {fee === null && "We'll show any cancellation fee before you confirm."}
      {fee === 0 && 'Free cancellation until a driver accepts.'}
      {fee !== null && fee > 0 && `Cancelling now costs ${formatPeso(fee)}.`}
    </p>
  );
}
