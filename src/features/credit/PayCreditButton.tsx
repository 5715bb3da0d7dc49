import { MoneyNotice } from '@/components/money/MoneyNotice';
import { SendButton } from '@/components/money/SendButton';
import type { CreditSend } from './useCreditSend';

type PayCreditButtonProps = {
  payment: CreditSend;
  label: string;
  /** Of the form, which show their own errors. */
  fields: readonly string[];
  isDisabled?: boolean;
};

const WORDS = {
  cheque: { what: 'cheque', help: 'cheque', checkLabel: 'Check the cheque' },
  card: { what: 'payment', help: 'charged-twice', checkLabel: 'Check the payment' },
} as const;

/** Sends the form, or asks what became of what was sent, and says what it came to. */
export function PayCreditButton({ payment, label, fields, isDisabled }: PayCreditButtonProps) {
  const { state, sentWay, lookUp } = payment;
  const { what, help, checkLabel } = WORDS[sentWay];
  return (
    <>
      <MoneyNotice state={state} what={what} fields={fields} help={help} />
      <SendButton
        size="lg"
        className="mt-5 w-full"
        state={state}
        label={label}
        checkLabel={checkLabel}
        onCheck={() => void lookUp()}
        isDisabled={isDisabled}
      />
    </>
  );
}
