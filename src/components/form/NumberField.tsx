import { Minus, Plus } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { classNames } from '@/utils/classNames';
import { cleanDecimal, parseDecimal, stepDecimal } from '@/utils/decimal';
import { formatDollarStyle } from '@/utils/money';
import { announce } from '../ui/announce';
import { Field, type FieldProps } from './Field';
import { INPUT_CLASS, inputClasses } from './inputClasses';

type NumberFieldProps = FieldProps & {
  /** Null if the box is empty. */
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  min?: number;
  max?: number;
  step?: number;
  decimals?: number;
  /** Groups the thousands of an amount with two decimals while it is not typed. */
  isAmount?: boolean;
  /** Adds minus and plus buttons. */
  hasStepper?: boolean;
  suffix?: ReactNode;
  placeholder?: string;
  isDisabled?: boolean;
  name?: string;
  id?: string;
  ref?: Ref<HTMLInputElement>;
  className?: string;
};

/** Formats a number that is not being typed. */
function formatValue(value: number | null, { decimals = 0, isAmount }: NumberFieldProps): string {
  if (value === null) return '';
  return isAmount ? formatDollarStyle(value) : value.toFixed(decimals);
}

/**
 * A number without a sign. `min` and `max` limit the steps only; the form validates a typed number. No spinbutton, because
 * browsers give an empty one the value 0; so the steps are announced here.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, onBlur, min = 0, max = Number.MAX_SAFE_INTEGER, step = 1, decimals = 0 } = props;
  const { hasStepper = false, suffix, placeholder, isDisabled = false, name, id, ref, className } = props;
  const { label, error, hint, isOptional, isLabelHidden } = props;
  /** Text as it is typed, because "12." and "0.50" differ from their formatted numbers. */
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed !== null && parseDecimal(typed) === value ? typed : formatValue(value, props);

  const handleStep = (by: number) => {
    setTyped(null);
    const next = stepDecimal(value, by, min, max);
    onChange(next);
    return next;
  };

  const handleChange = (text: string) => {
    const cleaned = cleanDecimal(text, decimals);
    setTyped(cleaned);
    onChange(parseDecimal(cleaned));
  };

  const stepper = { label, isDisabled, onStep: (by: number) => announce(formatValue(handleStep(by), props)) };
  return (
    <Field {...{ id, className, label, error, hint, isOptional, isLabelHidden }}>
      {(control) => (
        <div className={inputClasses({ hasError: Boolean(error), isDisabled })}>
          {hasStepper && <StepButton {...stepper} by={-step} isAtBound={(value ?? min) <= min} />}
          <input
            {...control}
            ref={ref}
            name={name}
            type="text"
            inputMode={decimals > 0 ? 'decimal' : 'numeric'}
            autoComplete="off"
            placeholder={placeholder}
            disabled={isDisabled}
            className={classNames(INPUT_CLASS, 'tabular', hasStepper && 'px-1! text-center font-560')}
            value={shown}
            onKeyDown={createArrowKeyHandler((direction) => handleStep(direction * step))}
            // once for a key that is held
            onKeyUp={(event) => isArrowKey(event) && announce(shown)}
            onChange={(event) => handleChange(event.target.value)}
            onBlur={() => {
              setTyped(null);
              onBlur?.();
            }}
          />
          {suffix && <span className="shrink-0 pr-3 text-ink-600">{suffix}</span>}
          {hasStepper && <StepButton {...stepper} by={step} isAtBound={(value ?? min) >= max} />}
        </div>
      )}
    </Field>
  );
}

const isArrowKey = ({ key }: KeyboardEvent) => key === 'ArrowUp' || key === 'ArrowDown';

/** Returns a key handler that steps up or down with the arrow keys. */
const createArrowKeyHandler = (onStep: (direction: 1 | -1) => void) => (event: KeyboardEvent) => {
  if (!isArrowKey(event)) return;
  event.preventDefault();
  onStep(event.key === 'ArrowUp' ? 1 : -1);
};

type StepButtonProps = {
  label: string;
  /** Signed step. */
  by: number;
  isAtBound: boolean;
  isDisabled: boolean;
  onStep: (by: number) => void;
};

/** Plus or minus button. Not a tab stop, because the arrow keys of the input do the same. */
function StepButton({ label, by, isAtBound, isDisabled, onStep }: StepButtonProps) {
  const Icon = by > 0 ? Plus : Minus;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={`${by > 0 ? 'Increase' : 'Decrease'} ${label.toLowerCase()}`}
      disabled={isDisabled || isAtBound}
      className="m-[5px] grid size-8 shrink-0 place-items-center rounded-sm bg-ink-100 text-ink-900 hover:bg-ink-150 disabled:text-ink-400"
      onClick={() => onStep(by)}
    >
      <Icon size={16} aria-hidden />
    </button>
  );
}
