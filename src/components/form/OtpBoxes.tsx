import { useId, useState, type ChangeEvent, type Ref } from 'react';
import { OTP_LENGTH } from '@/config/constants';
import { classNames } from '@/utils/classNames';
import { FieldError, LABEL_CLASS } from './Field';

type OtpBoxesProps = {
  label: string;
  value: string;
  onChange: (digits: string) => void;
  error?: string;
  hasAutoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
};

const BOX_INDEXES = Array.from({ length: OTP_LENGTH }, (_, index) => index);

/**
 * One text input over six decorative boxes, so that pasting, autofill and screen readers work. Keeps only the digits of
 * a pasted text ("123 456", "123456 is your code").
 */
export function OtpBoxes({ label, value, onChange, error, hasAutoFocus = false, ref }: OtpBoxesProps) {
  const id = useId();
  const [isFocused, setIsFocused] = useState(false);
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    onChange(event.target.value.replace(/\D/g, '').slice(0, OTP_LENGTH));
  };
  return (
    <div>
      <label htmlFor={id} className={classNames(LABEL_CLASS, 'mb-1.5')}>
        {label}
      </label>
      <div className="relative">
        <div aria-hidden className="grid grid-cols-6 gap-2">
          {BOX_INDEXES.map((boxIndex) => (
            <span
              key={boxIndex}
              className={classNames(
                'tabular display grid h-14 place-items-center rounded-md text-h1 ring-inset',
                getRingClasses(isFocused && boxIndex === Math.min(value.length, OTP_LENGTH - 1), Boolean(error)),
              )}
            >
              {value[boxIndex]}
            </span>
          ))}
        </div>
        <input
          ref={ref}
          id={id}
          value={value}
          inputMode="numeric"
          autoComplete="one-time-code"
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the user opened the dialog to type the code
          autoFocus={hasAutoFocus}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="absolute inset-0 w-full cursor-text bg-transparent text-transparent caret-transparent outline-hidden forced-color-adjust-none selection:bg-transparent"
          onChange={handleChange}
          // the caret is invisible, so a click on a complete code selects all of it
          onClick={({ currentTarget }) => {
            if (value.length === OTP_LENGTH) currentTarget.select();
          }}
          onFocus={() => {
            setIsFocused(true);
          }}
          onBlur={() => {
            setIsFocused(false);
          }}
        />
      </div>
      {/* the focus is in the field already, so its new description alone is not read out */}
      <div aria-live="polite">
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </div>
  );
}

function getRingClasses(isNext: boolean, hasError: boolean): string {
  if (isNext) return 'ring-2 ring-brand-600 outline-3 outline-brand-500/22';
  // high contrast paints no ring, but this outline
  return classNames('outline-hidden', hasError ? 'ring-[1.5px] ring-err-500' : 'ring-1 ring-ink-400');
}
