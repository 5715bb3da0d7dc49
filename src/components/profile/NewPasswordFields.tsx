import type { ComponentPropsWithRef } from 'react';
import { PASSWORD_HINT } from '@/config/accountMessages';
import { PasswordField } from '../form/PasswordField';

type Registered = Omit<
  ComponentPropsWithRef<typeof PasswordField>,
  'label' | 'noun' | 'size' | 'autoComplete' | 'hint'
>;

type NewPasswordFieldsProps = { size?: 'lg'; password: Registered; confirmation: Registered };

/** New password and its confirmation. */
export function NewPasswordFields({ size, password, confirmation }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField label="New password" size={size} autoComplete="new-password" hint={PASSWORD_HINT} {...password} />
      <PasswordField
        label="Confirm new password"
        noun="password confirmation"
        size={size}
        autoComplete="new-password"
        {...confirmation}
      />
    </>
  );
}
