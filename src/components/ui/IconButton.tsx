import type { ComponentPropsWithRef, ReactNode } from 'react';
import { iconButtonClasses, type ButtonSize, type ButtonVariant } from './buttonClasses';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  /** Accessible name, also shown as the tooltip. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant | 'plain';
  size?: ButtonSize;
};

/** A square button that shows only an icon. */
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
