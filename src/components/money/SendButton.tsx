import { Button, type ButtonProps } from '../ui/Button';
import { isUnknown, type MoneyState } from './moneyState';

type SendButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'className'> & {
  state: MoneyState;
  label: string;
  /** "Check the payment": shown in place of the button while the outcome is unknown, if the server can be asked. */
  checkLabel?: string;
  onCheck?: () => void;
  /** None where the button submits its form. */
  onSend?: () => void;
  isDisabled?: boolean;
  /** Dots while another part of the screen works for it. */
  isWorking?: boolean;
};

/** The one button that sends; where an answer was lost it asks for it instead. */
export function SendButton({ state, label, checkLabel, onCheck, onSend, ...look }: SendButtonProps) {
  const { variant, size, className, isDisabled = false, isWorking = state.kind === 'sending' } = look;
  if (isUnknown(state)) {
    return (
      <Button size={size} className={className} isWorking={state.kind === 'looking'} onClick={onCheck}>
        {checkLabel}
      </Button>
    );
  }
  return (
    <>
      {state.kind === 'waiting' && (
        <Button variant="secondary" size={size} className={className} onClick={onCheck}>
          {checkLabel}
        </Button>
      )}
      <Button
        type={onSend ? 'button' : 'submit'}
        size={size}
        variant={variant}
        className={className}
        isWorking={isWorking}
        disabled={isDisabled || (state.kind === 'failed' && state.isRateLimited)}
        onClick={onSend}
      >
        {label}
      </Button>
    </>
  );
}
