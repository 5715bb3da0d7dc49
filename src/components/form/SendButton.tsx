import { Button, type ButtonProps } from '../ui/Button';
import { isUnknown, type SendState } from './sendState';

type SendButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'className'> & {
  state: SendState;
  label: string;
  /** Label of the button that checks an unknown outcome, such as "Check the payment". */
  checkLabel?: string;
  onCheck?: () => void;
  /** Left out when the button submits its form. */
  onSend?: () => void;
  isDisabled?: boolean;
  /** Shows dots while another part of the screen prepares the call. */
  isWorking?: boolean;
};

/**
 * Sends a call, or checks its outcome after a lost response. Both are one button, which keeps the focus when the
 * outcome changes what it does.
 */
export function SendButton({ state, label, checkLabel, onCheck, onSend, ...button }: SendButtonProps) {
  const { variant, size, className, isDisabled = false, isWorking = state.kind === 'sending' } = button;
  const check = {
    type: 'button',
    isWorking: state.kind === 'checking',
    onClick: onCheck,
    children: checkLabel,
  } as const;
  const send = {
    type: onSend ? 'button' : 'submit',
    variant,
    isWorking,
    disabled: isDisabled,
    isPaused: state.kind === 'failed' && state.isRateLimited,
    onClick: onSend,
    children: label,
  } as const;
  return (
    <>
      {state.kind === 'waiting' && (
        <Button variant="secondary" size={size} className={className} onClick={onCheck}>
          {checkLabel}
        </Button>
      )}
      <Button size={size} className={className} {...(isUnknown(state) ? check : send)} />
    </>
  );
}
