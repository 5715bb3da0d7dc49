import { classNames } from '@/utils/classNames';

export type BoxSize = 'md' | 'lg';

type Box = { hasError?: boolean; isDisabled?: boolean; size?: BoxSize; className?: string };

const SIZES: Record<BoxSize, string> = { md: 'min-h-[42px]', lg: 'min-h-12' };

/** Returns the ring, background and focus halo shared by all value fields. */
export function inputClasses({ hasError = false, isDisabled = false, size = 'md', className }: Box): string {
  return classNames(
    'relative flex w-full items-center rounded-md text-body ring-inset outline-brand-500/22',
    'transition-shadow duration-120',
    'focus-within:ring-[1.5px] focus-within:ring-brand-600 focus-within:outline-3',
    hasError ? 'ring-[1.5px] ring-err-500' : isDisabled ? 'ring-1 ring-ink-200' : 'ring-1 ring-ink-400',
    isDisabled ? 'bg-ink-100 text-ink-500' : 'bg-white text-ink-900',
    SIZES[size],
    className,
  );
}

/** Bare control inside the box, which draws the ring and the focus halo. */
export const INPUT_CLASS =
  'min-h-[inherit] w-full min-w-0 grow bg-transparent px-3 outline-hidden placeholder:text-ink-500 disabled:text-ink-500';

/** Additions for a box that is a button and opens a list or a calendar. */
export const PICKER_CLASS =
  'px-3 text-left data-focused:ring-[1.5px] data-focused:ring-brand-600 data-focused:outline-3 ' +
  'focus-visible:outline-offset-0 focus-visible:outline-brand-500/22';
