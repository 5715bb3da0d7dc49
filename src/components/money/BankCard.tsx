import type { ReactNode } from 'react';
import { classNames } from '@/utils/classNames';
import { toTextOrDash } from '@/utils/text';
import { BrandMark } from './BrandMark';

const STYLES = {
  brand: { ground: 'bg-brand-500 text-ink-900', line: 'stroke-ink-900/15', chip: 'bg-white/45 text-ink-900' },
  harbor: { ground: 'bg-harbor-600 text-white', line: 'stroke-white/15', chip: 'bg-harbor-700 text-white' },
  ink: { ground: 'bg-ink-900 text-white', line: 'stroke-white/10', chip: 'bg-ink-700 text-white' },
} as const;

export type BankCardStyle = keyof typeof STYLES;

type BankCardProps = {
  brand: string;
  lastFour: string | null;
  holder: string | null;
  /** "09/28". */
  expiry: string;
  /** Text on the card, such as "Default". */
  mark?: ReactNode;
  cardStyle: BankCardStyle;
  className?: string;
};

/** A saved payment card, drawn as a bank card with its last four digits. */
export function BankCard({ brand, lastFour, holder, expiry, mark, cardStyle, className }: BankCardProps) {
  const { ground, line, chip } = STYLES[cardStyle];
  return (
    <div
      className={classNames(
        'relative flex h-[152px] flex-col justify-between overflow-hidden rounded-lg p-4',
        ground,
        className,
      )}
    >
      <svg
        aria-hidden
        viewBox="0 0 258 152"
        preserveAspectRatio="xMaxYMid slice"
        fill="none"
        className="absolute inset-0 size-full"
        strokeWidth="11"
      >
        <path
          d="M0 126h70a22 22 0 0 0 22-22V72a22 22 0 0 1 22-22h144M176 152v-12a22 22 0 0 1 22-22h60"
          className={line}
        />
      </svg>
      <div className="relative flex items-start justify-between">
        <div className="flex items-center gap-3">
          <span
            aria-hidden
            className="grid h-6 w-[30px] grid-cols-3 gap-px overflow-hidden rounded-[5px] bg-warn-700/50"
          >
            {Array.from({ length: 6 }, (_, cell) => (
              <span key={cell} className="bg-warn-50" />
            ))}
          </span>
          {mark && (
            <span className={classNames('rounded-xs px-2 text-caption leading-[22px] font-560', chip)}>{mark}</span>
          )}
        </div>
        <BrandMark brand={brand} />
      </div>
      <div className="relative">
        <p className="tabular text-[16px]/6 tracking-[.04em]">
          <span aria-hidden>•••• •••• •••• </span>
          <span className="sr-only">ending in </span>
          {toTextOrDash(lastFour)}
        </p>
        <p className="mt-1 flex justify-between gap-3 text-small">
          <span className="line-clamp-2">{toTextOrDash(holder)}</span>
          {expiry && (
            <span className="tabular">
              <span className="sr-only">expires </span>
              {expiry}
            </span>
          )}
        </p>
      </div>
    </div>
  );
}
