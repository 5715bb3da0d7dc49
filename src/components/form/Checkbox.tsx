import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '@/utils/classNames';
import { FieldError, getDescribedBy } from './Field';

type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> & {
  /** Can contain links, which stay clickable. */
  label: ReactNode;
  error?: string;
  hint?: ReactNode;
};

/** A checkbox. Spread `register(name)` into it, or pass `checked` and `onChange`. */
export function Checkbox({ label, error, hint, className, id: givenId, ...input }: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={className}>
      <div className="flex items-start gap-3">
        <span className="relative mt-px size-[18px] shrink-0">
          <input
            {...input}
            id={id}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={classNames(input['aria-describedby'], getDescribedBy(id, { hint, error })) || undefined}
            className={classNames(
              'block size-[18px] cursor-pointer appearance-none rounded-[5px] bg-white transition-colors duration-120 ring-inset',
              'before:absolute before:-inset-[3px] after:absolute after:top-[3px] after:left-[6px] after:hidden after:h-[10px]',
              'after:w-[6px] after:rotate-45 after:border-r-2 after:border-b-2 after:border-white checked:after:block',
              'checked:bg-brand-600 checked:ring-0 disabled:cursor-not-allowed',
              'disabled:bg-ink-100 disabled:checked:bg-ink-300',
              error ? 'ring-[1.5px] ring-err-500' : 'ring-1 ring-ink-400 hover:ring-ink-600',
            )}
          />
        </span>
        <label htmlFor={id} className="min-w-0 cursor-pointer text-ink-700">
          {label}
        </label>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-0.5 pl-[30px] text-caption text-ink-500">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
