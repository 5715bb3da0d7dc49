import { Button } from '../../components/ui/Button';
import type { ButtonVariant } from '../../components/ui/buttonLook';
import type { MoneyState } from '../../store/useMoneySend';

type SendButtonProps = {
  state: MoneyState;
  label: string;
  /** "Check the payment": shown in place of the button while the outcome is unknown. */
  checkLabel: string;
  onCheck: () => void;
  variant?: ButtonVariant;
  isDisabled?: boolean;
};

/** The one button that sends; where an answer was lost it asks for it instead. */
export function SendButton({ state, label, checkLabel, onCheck, variant, isDisabled = false }: SendButtonProps) {
  if (state.kind === 'unknown' || state.kind === 'looking') {
    return (
      <Button size="lg" className="mt-5 w-full" isWorking={state.kind === 'looking'} onClick={onCheck}>
        {checkLabel}
      </Button>
    );
  }
  return (
    <Button
      type="submit"
      size="lg"
      variant={variant}
      className="mt-5 w-full"
      isWorking={state.kind === 'sending'}
      disabled={isDisabled || (state.kind === 'failed' && state.isHeld)}
    >
      {label}
    </Button>
  );
}
