import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { TextField, type TextFieldProps } from './TextField';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix'> & {
  autoComplete: 'current-password' | 'new-password';
  /** Names the button of a field whose label is not a noun. */
  noun?: string;
};

/** A password with a button that shows and hides it. */
export function PasswordField({ noun, ...props }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          aria-label={`${isShown ? 'Hide' : 'Show'} ${noun ?? props.label.toLowerCase()}`}
          disabled={props.disabled}
          className="-mr-1.5 grid size-8 place-items-center rounded-sm text-ink-600 hover:bg-ink-100"
          onClick={() => {
            setIsShown(!isShown);
          }}
        >
          <Icon size={18} strokeWidth={1.75} aria-hidden />
        </button>
      }
    />
  );
}
