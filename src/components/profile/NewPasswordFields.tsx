import type { ComponentPropsWithRef } from 'react';
import { PasswordField } from '../form/PasswordField';

type Registered = Omit<ComponentPropsWithRef<typeof PasswordField>, 'label' | 'size' | 'autoComplete' | 'hint'>;

type NewPasswordFieldsProps = { size?: 'lg'; password: Registered; again: Registered };

/** A new password, typed twice. */
export function NewPasswordFields({ size, password, again }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label="New password"
        size={size}
        autoComplete="new-password"
        hint="9 to 30 characters"
        {...password}
      />
      <PasswordField label="New password again" size={size} autoComplete="new-password" {...again} />
    </>
  );
}
