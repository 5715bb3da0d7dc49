import { Minus, Plus } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { classNames } from '@/utils/classNames';
import { cleanDecimal, parseDecimal, stepDecimal } from '@/utils/decimal';
import { Field, type FieldProps } from './Field';
import { inputClasses, INPUT_CLASS } from './inputClasses';

type NumberFieldProps = FieldProps & {
  /** Null while the box is empty. */
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  min?: number;
  max?: number;
  step?: number;
  decimals?: number;
  /** Minus and plus buttons at the sides. */
  hasStepper?: boolean;
  suffix?: ReactNode;
  placeholder?: string;
  isDisabled?: boolean;
  name?: string;
  id?: string;
  ref?: Ref<HTMLInputElement>;
  className?: string;
};

/** A number without sign. Bounds hold the steps; what is typed stands, for the form's own rule to judge. */
export function NumberField({
  value,
  onChange,
  onBlur,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  step = 1,
  decimals = 0,
  hasStepper = false,
  suffix,
  placeholder,
  isDisabled = false,
  name,
  id,
  ref,
  className,
  ...field
}: NumberFieldProps) {
  /** The text while it is being typed: "12." and "0.50" are no numbers' own texts. */
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed !== null && parseDecimal(typed) === value ? typed : value === null ? '' : value.toFixed(decimals);

  const handleStep = (by: number) => {
    setTyped(null);
    onChange(stepDecimal(value, by, min, max));
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    handleStep(event.key === 'ArrowUp' ? step : -step);
  };

  const stepper = (by: number) => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={`${by > 0 ? 'Increase' : 'Decrease'} ${field.label.toLowerCase()}`}
      disabled={isDisabled || (by > 0 ? (value ?? min) >= max : (value ?? min) <= min)}
      className="m-[5px] grid size-8 shrink-0 place-items-center rounded-sm bg-ink-100 text-ink-900 hover:bg-ink-150 disabled:text-ink-400"
      onClick={() => {
        handleStep(by);
      }}
    >
      {by > 0 ? <Plus size={16} aria-hidden /> : <Minus size={16} aria-hidden />}
    </button>
  );

  return (
    <Field {...field} id={id} className={className}>
      {(control) => (
        <div className={inputClasses({ hasError: Boolean(field.error), isDisabled })}>
          {hasStepper && stepper(-step)}
          <input
            {...control}
            ref={ref}
            name={name}
            type="text"
            role="spinbutton"
            inputMode={decimals > 0 ? 'decimal' : 'numeric'}
            autoComplete="off"
            aria-valuenow={value ?? undefined}
            aria-valuemin={min}
            aria-valuemax={max === Number.MAX_SAFE_INTEGER ? undefined : max}
            placeholder={placeholder}
            disabled={isDisabled}
            className={classNames(INPUT_CLASS, 'tabular', hasStepper && 'px-1! text-center font-560')}
            value={shown}
            onKeyDown={handleKeyDown}
            onChange={(event) => {
              const text = cleanDecimal(event.target.value, decimals);
              setTyped(text);
              onChange(parseDecimal(text));
            }}
            onBlur={() => {
              setTyped(null);
              onBlur?.();
            }}
          />
          {suffix && <span className="shrink-0 pr-3 text-ink-600">{suffix}</span>}
          {hasStepper && stepper(step)}
        </div>
      )}
    </Field>
  );
}
