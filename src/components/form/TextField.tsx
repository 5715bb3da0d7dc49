import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '@/utils/classNames';
import { Field, type FieldProps } from './Field';
import { INPUT_CLASS, inputClasses, type BoxSize } from './inputClasses';

export type TextFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<'input'>, 'size' | 'prefix'> & {
    size?: BoxSize;
    /** Icon or short text before the value. */
    prefix?: ReactNode;
    /** Unit, icon or button after the value. */
    suffix?: ReactNode;
    inputClassName?: string;
  };

/**
 * A single-line text field. Spread `register(name)` into it, or pass `value` and `onChange`. A form that shows the error in
 * another place passes `aria-invalid` and `aria-describedby` instead of `error`.
 */
export function TextField({
  label,
  error,
  hint,
  isOptional,
  isLabelHidden,
  size,
  prefix,
  suffix,
  className,
  inputClassName,
  id,
  type = 'text',
  ...input
}: TextFieldProps) {
  const hasError = Boolean(error) || input['aria-invalid'] === true;
  return (
    <Field {...{ id, label, error, hint, isOptional, isLabelHidden, className }}>
      {(control) => (
        <div className={inputClasses({ hasError, isDisabled: input.disabled || input.readOnly, size })}>
          {prefix && <span className="flex shrink-0 items-center pl-3 text-ink-600">{prefix}</span>}
          <input
            type={type}
            {...control}
            {...input}
            className={classNames(INPUT_CLASS, Boolean(prefix) && 'pl-2.5', inputClassName)}
          />
          {suffix && <span className="flex shrink-0 items-center pr-3 text-ink-600">{suffix}</span>}
        </div>
      )}
    </Field>
  );
}
