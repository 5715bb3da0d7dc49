import type { ChangeEvent } from 'react';
import { normalizeMobile } from '@/utils/text';
import { TextField, type TextFieldProps } from './TextField';

/** A Philippine mobile after +63: ten digits from 9. A pasted +63 or 0 in front is taken off. */
export function MobileField({ onChange, ...props }: Omit<TextFieldProps, 'type' | 'prefix'>) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    const mobile = normalizeMobile(target.value);
    if (mobile !== target.value) target.value = mobile;
    void onChange?.(event);
  };
  return (
    <TextField
      inputMode="numeric"
      autoComplete="tel-national"
      {...props}
      type="tel"
      prefix="+63"
      inputClassName="tabular"
      onChange={handleChange}
    />
  );
}
