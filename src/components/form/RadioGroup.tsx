import { useId, type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '@/utils/classNames';
import { FieldError, FieldHint, LABEL_CLASS, OptionalMark, getDescribedBy, type FieldProps } from './Field';

export type RadioOption = { value: string; label: ReactNode; detail?: ReactNode; isDisabled?: boolean };

type RadioGroupProps = FieldProps &
  Pick<ComponentPropsWithRef<'input'>, 'name' | 'onBlur' | 'ref' | 'disabled'> & {
    options: readonly RadioOption[];
    /** Leave this out when you spread `register(name)` into it. */
    value?: string;
    onChange?: (event: ChangeEvent<HTMLInputElement>) => unknown;
  };

/** A choice among a few visible options. */
export function RadioGroup({
  label,
  error,
  hint,
  isOptional = false,
  isLabelHidden = false,
  options,
  value,
  onChange,
  name,
  disabled,
  ...input
}: RadioGroupProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={getDescribedBy(id, { hint, error })} disabled={disabled}>
      <legend className={isLabelHidden ? 'sr-only' : classNames(LABEL_CLASS, 'mb-1.5')}>
        {label}
        <OptionalMark isShown={isOptional} />
      </legend>
      <div>
        {options.map((option) => (
          <label key={option.value} className="flex min-h-8 cursor-pointer items-start gap-3 py-1.5 text-ink-700">
            <input
              {...input}
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              disabled={option.isDisabled}
              className={classNames(
                'mt-px size-[18px] shrink-0 cursor-pointer appearance-none rounded-full bg-white transition-shadow duration-120 ring-inset',
                'checked:ring-[5.5px] checked:ring-brand-600 disabled:cursor-not-allowed disabled:bg-ink-100',
                error ? 'ring-[1.5px] ring-err-500' : 'ring-1 ring-ink-400 hover:ring-ink-600',
              )}
              onChange={(event) => {
                onChange?.(event);
              }}
            />
            <span className="min-w-0">
              {option.label}
              {option.detail && <span className="block text-caption text-ink-500">{option.detail}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
      <FieldHint id={`${id}-hint`} hint={hint} />
    </fieldset>
  );
}
