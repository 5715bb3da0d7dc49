import { SendButton } from '@/components/form/SendButton';
import { SendNotice } from '@/components/form/SendNotice';
import { CHECK_PAYMENT } from '@/config/messages';
import type { CreditSend } from './useCreditSend';

type PayCreditButtonProps = {
  payment: CreditSend;
  label: string;
  /** Form fields that show their own errors. */
  fields: readonly string[];
  isDisabled?: boolean;
};

const LABELS = {
  cheque: { what: 'cheque', help: 'cheque', checkLabel: 'Check the cheque' },
  card: { what: 'payment', help: 'charged-twice', checkLabel: CHECK_PAYMENT },
} as const;

/** Sends the payment or checks a lost one, and shows the outcome at the bottom of the card. */
export function PayCreditButton({ payment, label, fields, isDisabled }: PayCreditButtonProps) {
  const { state, sentWay, lookUp } = payment;
  const { what, help, checkLabel } = LABELS[sentWay];
  return (
    <div className="mt-auto">
      <SendNotice state={state} what={what} fields={fields} help={help} />
      <SendButton
        size="lg"
        className="mt-5 w-full"
        state={state}
        label={label}
        checkLabel={checkLabel}
        onCheck={() => void lookUp()}
        isDisabled={isDisabled}
      />
    </div>
  );
}
