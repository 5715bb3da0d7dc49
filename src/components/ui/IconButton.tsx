import type { ComponentPropsWithRef, ReactNode } from 'react';
import { iconButtonClasses, type ButtonSize, type ButtonVariant } from './buttonClasses';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  /** What it does: the name read out and shown as the browser's hint. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant | 'plain';
  size?: ButtonSize;
};

/** A square button with an icon alone. */
export function IconButton({
  label,
  icon,
  variant = 'plain',
  size = 'md',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={iconButtonClasses(variant, size, className)}
    >
      {icon}
    </button>
  );
}
