import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { LoadingDots } from './LoadingDots';
import { buttonClasses, type ButtonSize, type ButtonVariant } from './buttonClasses';

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows dots over the label and ignores clicks; keeps width, name and focus. */
  isWorking?: boolean;
  icon?: ReactNode;
  iconAfter?: ReactNode;
};

export function Button({
  variant = 'primary',
  size = 'md',
  isWorking = false,
  icon,
  iconAfter,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isWorking) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <button
      {...rest}
      type={type}
      className={buttonClasses(variant, size, className)}
      onClick={handleClick}
      aria-disabled={isWorking || undefined}
      aria-busy={isWorking || undefined}
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
