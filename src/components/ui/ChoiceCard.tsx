import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '@/utils/classNames';

type ChoiceCardProps = {
  /** Shared by all cards of a choice, so that the arrow keys move between them. */
  name: string;
  value: string;
  isChosen: boolean;
  onChoose: (value: string) => void;
  /** Accessible name, instead of the card's whole text. */
  label?: string;
  /** Radio mark at the left; `none` for a card whose ring is enough. */
  mark?: 'radio' | 'none';
  className?: string;
  children: ReactNode;
};

/** A card with a native radio over its whole area. Wrap the cards in a fieldset or radiogroup. */
export function ChoiceCard({
  name,
  value,
  isChosen,
  onChoose,
  label,
  mark = 'radio',
  className,
  children,
}: ChoiceCardProps) {
  return (
    <label
      className={classNames(
        'relative flex cursor-pointer items-center gap-3 rounded-lg p-3.5 transition-colors duration-120 ring-inset',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink-900',
        isChosen ? 'bg-brand-25 ring-[1.5px] ring-brand-600' : 'bg-white ring-1 ring-ink-200 hover:bg-ink-50',
        className,
      )}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        aria-label={label}
        className="absolute inset-0 cursor-[inherit] appearance-none rounded-lg outline-hidden"
        onChange={() => {
          onChoose(value);
        }}
      />
      {mark === 'radio' && (
        <span
          aria-hidden
          className={classNames(
            'grid size-[18px] shrink-0 place-items-center rounded-full',
            isChosen ? 'bg-brand-600 text-white' : 'bg-white ring-[1.5px] ring-ink-400 ring-inset',
          )}
        >
          {isChosen && <Check size={12} strokeWidth={3} />}
        </span>
      )}
      {children}
    </label>
  );
}
