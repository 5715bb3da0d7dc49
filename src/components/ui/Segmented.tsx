import { useId, type ReactNode, type Ref } from 'react';
import { classNames } from '@/utils/classNames';

export type Segment<T extends string> = {
  value: T;
  label: string;
  icon?: ReactNode;
  /** Shows only the icon; the label is still read out. */
  isLabelHidden?: boolean;
  isDisabled?: boolean;
};

type SegmentedProps<T extends string> = {
  label: string;
  options: readonly Segment<T>[];
  value: T;
  onChange: (value: T) => void;
  /** Segments share the width of the parent. */
  isWide?: boolean;
  /** Id of the error about the choice. */
  errorId?: string;
  className?: string;
  /** Gets the chosen radio. */
  ref?: Ref<HTMLInputElement>;
};

/** Two to four options side by side. Native radios, so that the arrow keys change the choice. */
export function Segmented<T extends string>({
  label,
  options,
  value,
  onChange,
  isWide = false,
  errorId,
  className,
  ref,
}: SegmentedProps<T>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-describedby={errorId}
      className={classNames('rounded-[12px] bg-ink-100 p-[3px]', isWide ? 'flex *:flex-1' : 'inline-flex', className)}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            'relative flex h-[34px] cursor-pointer items-center justify-center gap-2 rounded-[9px] font-560 text-ink-600',
            'transition-colors duration-200 hover:text-ink-900 has-checked:bg-white has-checked:text-ink-900',
            'has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-ink-900',
            'has-disabled:cursor-not-allowed has-disabled:text-ink-400 [&_svg]:size-[18px]',
            'has-checked:[&_svg]:text-brand-600',
            option.isLabelHidden ? 'w-[38px]' : 'px-4',
          )}
        >
          <input
            ref={option.value === value ? ref : undefined}
            type="radio"
            className="absolute inset-0 cursor-pointer appearance-none rounded-[9px] outline-hidden"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => {
              onChange(option.value);
            }}
          />
          {option.icon}
          <span className={option.isLabelHidden ? 'sr-only' : undefined}>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
