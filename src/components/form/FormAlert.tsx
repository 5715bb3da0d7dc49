import { CircleAlert } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '@/utils/classNames';

type FormAlertProps = {
  children: ReactNode;
  className?: string;
  /** Leaves the focus in the field that the customer is typing in. */
  shouldKeepFocus?: boolean;
};

/**
 * Error of the whole form. Takes the focus when it appears, so that it is visible and read out, unless a field is
 * invalid: the first invalid field has the focus.
 */
export function FormAlert({ children, ...props }: FormAlertProps) {
  return Boolean(children) && <AlertBox {...props}>{children}</AlertBox>;
}

function AlertBox({ children, className, shouldKeepFocus = false }: FormAlertProps) {
  const box = useRef<HTMLDivElement>(null);
  const [hasFocus, setHasFocus] = useState(false);
  // before the next paint: screen readers would hear of the alert first
  useLayoutEffect(() => {
    if (shouldKeepFocus) return;
    if (!box.current?.closest('form')?.querySelector('[aria-invalid="true"]')) box.current?.focus();
  }, [shouldKeepFocus]);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handlers only follow the focus
    <div
      ref={box}
      role="alert"
      // the focus reads it out already
      aria-live={hasFocus ? 'off' : undefined}
      tabIndex={-1}
      className={classNames('flex gap-2.5 rounded-md bg-err-50 p-3 text-small text-err-700 outline-none', className)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <CircleAlert size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
