import { useId, useSyncExternalStore, type ComponentPropsWithRef } from 'react';
import { classNames } from '@/utils/classNames';
import { formatNumber } from '@/utils/money';
import { Field, type FieldProps } from './Field';
import { inputClasses } from './inputClasses';

type TextAreaProps = FieldProps &
  ComponentPropsWithRef<'textarea'> & {
    /** Shows a character count; longer text is not cut off. */
    maxCount?: number;
  };

/** A multi-line text field. Spread `register(name)` into it, or pass `value` and `onChange`. */
export function TextArea({
  label,
  error,
  hint,
  isOptional,
  isLabelHidden,
  maxCount,
  className,
  id: givenId,
  rows = 3,
  ...area
}: TextAreaProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Field {...{ id, label, error, hint, isOptional, isLabelHidden, className }}>
      {(control) => (
        <div className={inputClasses({ hasError: Boolean(error), isDisabled: area.disabled })}>
          <textarea
            rows={rows}
            {...area}
            {...control}
            className={classNames(
              // kerning a pasted text of 50,000 characters blocks the page for seconds
              '[font-kerning:none]',
              'block w-full resize-y bg-transparent px-3 py-2.5 outline-hidden placeholder:text-ink-500',
              maxCount !== undefined && 'pb-7',
            )}
          />
          {maxCount !== undefined && <Counter textAreaId={id} max={maxCount} />}
        </div>
      )}
    </Field>
  );
}

function subscribeToInput(onChange: () => void) {
  document.addEventListener('input', onChange);
  return () => {
    document.removeEventListener('input', onChange);
  };
}

/** Reads the element itself, because a form library can set its text without a React update. */
function readLength(id: string): number {
  const element = document.getElementById(id);
  return element instanceof HTMLTextAreaElement ? element.value.length : 0;
}

function Counter({ textAreaId, max }: { textAreaId: string; max: number }) {
  const count = useSyncExternalStore(subscribeToInput, () => readLength(textAreaId));
  const isOver = count > max;
  return (
    <span
      className={classNames(
        'tabular pointer-events-none absolute right-3 bottom-2 text-caption',
        isOver ? 'font-560 text-err-700' : 'text-ink-500',
      )}
    >
      {formatNumber(count)} / {formatNumber(max)}
      {isOver && <span className="sr-only"> characters, too long</span>}
    </span>
  );
}
