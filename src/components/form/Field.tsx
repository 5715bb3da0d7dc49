import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { classNames } from '@/utils/classNames';

/** Props shared by all fields. */
export type FieldProps = {
  label: string;
  error?: string;
  hint?: ReactNode;
  isOptional?: boolean;
  /** For search boxes whose context makes them clear; the label is still read out. */
  isLabelHidden?: boolean;
};

export const LABEL_CLASS = 'block text-small font-540 text-ink-700';

/** Attributes that link a control to its label, hint and error. */
export type ControlIds = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

/** Returns the ids of the hint and the error that a control shows, for `aria-describedby`. */
export const getDescribedBy = (id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

type FieldFrameProps = FieldProps & {
  id?: string;
  className?: string;
  children: (control: ControlIds) => ReactNode;
};

/** Field frame: label, control, error and hint. An error that contains the hint replaces it. */
export function Field({
  id: givenId,
  label,
  error,
  hint: givenHint,
  isOptional = false,
  isLabelHidden = false,
  className,
  children,
}: FieldFrameProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hint = typeof givenHint === 'string' && error?.includes(givenHint) ? undefined : givenHint;
  return (
    <div className={className}>
      <label id={`${id}-label`} htmlFor={id} className={isLabelHidden ? 'sr-only' : classNames(LABEL_CLASS, 'mb-1.5')}>
        {label}
        <OptionalMark isShown={isOptional} />
      </label>
      {children({
        id,
        'aria-describedby': getDescribedBy(id, { hint, error }),
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={`${id}-error`} error={error} />
      <FieldHint id={`${id}-hint`} hint={hint} />
    </div>
  );
}

/** "(Optional)" after the label; required fields have no mark. */
export function OptionalMark({ isShown }: { isShown: boolean }) {
  return (
    isShown && (
      <>
        {' '}
        <span className="font-normal text-ink-500">(Optional)</span>
      </>
    )
  );
}

export function FieldHint({ id, hint }: { id?: string; hint?: ReactNode }) {
  return (
    hint && (
      <p id={id} className="mt-1.5 text-caption text-ink-500">
        {hint}
      </p>
    )
  );
}

export function FieldError({ id, error }: { id?: string; error?: string }) {
  return (
    error && (
      <p id={id} className="mt-1.5 flex items-start gap-1.5 text-caption text-err-700">
        <CircleAlert size={14} strokeWidth={2} aria-hidden className="mt-px shrink-0" />
        <span className="min-w-0">{error}</span>
      </p>
    )
  );
}
