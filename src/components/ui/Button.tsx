import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { LoadingDots } from './LoadingDots';
import { announce } from './announce';
import { buttonClasses, type ButtonSize, type ButtonVariant } from './buttonClasses';

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows dots over the label and ignores clicks; keeps width, name and focus. Tells screen readers after a click that it still works. */
  isWorking?: boolean;
  /** Looks disabled and ignores clicks for a while. Unlike `disabled`, it does not lose the focus. */
  isPaused?: boolean;
  icon?: ReactNode;
  iconAfter?: ReactNode;
};

export function Button({
  variant = 'primary',
  size = 'md',
  isWorking = false,
  isPaused = false,
  icon,
  iconAfter,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isWorking) announce('Still working…');
    if (isWorking || isPaused) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <button
      {...rest}
      type={type}
      className={buttonClasses(isPaused ? 'inactive' : variant, size, className)}
      onClick={handleClick}
      aria-disabled={isWorking || isPaused || undefined}
      aria-busy={isWorking || undefined}
      style={isWorking ? { ...rest.style, cursor: 'progress' } : rest.style}
    >
      <span className={isWorking ? 'contents *:opacity-0' : 'contents'}>
        {icon}
        <span>{children}</span>
        {iconAfter}
      </span>
      {isWorking && (
        <span className="absolute inset-0 grid place-items-center">
          <LoadingDots size={28} />
        </span>
      )}
    </button>
  );
}
