import type { ChangeEvent } from 'react';
import { normalizeMobile } from '@/utils/text';
import { TextField, type TextFieldProps } from './TextField';

/** Philippine mobile number after +63: ten digits, starting with 9. Removes a pasted +63 or leading 0. */
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
