import { classNames } from '@/utils/classNames';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'dark' | 'ink' | 'inactive';
export type ButtonSize = 'sm' | 'md' | 'lg';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-brand-600 text-white shadow-sm hover:bg-brand-700 active:bg-brand-800',
  secondary: 'bg-white text-ink-900 ring-1 ring-inset ring-ink-200 shadow-2xs hover:bg-ink-50 active:bg-ink-100',
  quiet: 'bg-brand-50 text-brand-700 hover:bg-brand-100 active:bg-brand-100',
  danger: 'bg-white text-err-700 ring-1 ring-inset ring-err-100 hover:bg-err-50 active:bg-err-50',
  // for ink-900 backgrounds, where white on orange has too little contrast
  dark: 'bg-brand-500 text-ink-900 hover:bg-brand-400 active:bg-brand-300',
  // next to a primary button of the same page
  ink: 'bg-ink-900 text-white hover:bg-ink-800 active:bg-ink-700',
  // looks like a disabled primary button
  inactive: 'bg-ink-100 text-ink-400',
};

const DISABLED: Record<ButtonVariant, string> = {
  primary: 'disabled:bg-ink-100 disabled:text-ink-400 disabled:shadow-none',
  secondary: 'disabled:bg-white disabled:text-ink-400 disabled:shadow-none',
  quiet: 'disabled:bg-ink-100 disabled:text-ink-400',
  danger: 'disabled:bg-white disabled:text-ink-400 disabled:ring-ink-150',
  dark: 'disabled:bg-ink-800 disabled:text-ink-400',
  ink: 'disabled:bg-ink-100 disabled:text-ink-400',
  inactive: '',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'h-8 rounded-sm px-3 text-small font-560',
  md: 'h-10 rounded-md px-4 text-body font-semibold',
  lg: 'h-12 rounded-[12px] px-5 text-[15px]/5 font-semibold',
};

const SQUARES: Record<ButtonSize, string> = {
  sm: 'size-8 rounded-sm',
  md: 'size-10 rounded-md',
  lg: 'size-12 rounded-[12px]',
};

const BASE =
  'relative inline-flex shrink-0 items-center justify-center whitespace-nowrap transition-colors duration-120 select-none ' +
  '[&_svg]:shrink-0';

/** Returns the classes shared by buttons and by links that look like buttons. */
export function buttonClasses(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return classNames(BASE, 'gap-2', SIZES[size], VARIANTS[variant], DISABLED[variant], className);
}

/** Returns the classes of a square button that shows only an icon. */
export function iconButtonClasses(variant: ButtonVariant | 'plain', size: ButtonSize, className?: string): string {
  const variantClasses =
    variant === 'plain'
      ? 'text-ink-600 hover:bg-ink-100 active:bg-ink-150 disabled:text-ink-300 disabled:hover:bg-transparent'
      : classNames(VARIANTS[variant], DISABLED[variant]);
  return classNames(BASE, SQUARES[size], variantClasses, className);
}
