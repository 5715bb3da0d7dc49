import type { ComponentPropsWithRef } from 'react';
import { PasswordField } from '../form/PasswordField';

type Registered = Omit<ComponentPropsWithRef<typeof PasswordField>, 'label' | 'size' | 'autoComplete' | 'hint'>;

type NewPasswordFieldsProps = { size?: 'lg'; password: Registered; again: Registered };

/** New password and its confirmation. */
export function NewPasswordFields({ size, password, again }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label="New password"
        size={size}
        autoComplete="new-password"
        hint="9–30 characters, no spaces"
        {...password}
      />
      <PasswordField label="Confirm new password" size={size} autoComplete="new-password" {...again} />
    </>
  );
}
