import { TextField, type TextFieldProps } from './TextField';

/** Email address, without the changes that phones make to a typed text. */
export const EmailField = (props: Omit<TextFieldProps, 'label' | 'type'>) => (
  <TextField label="Email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...props} type="email" />
);
