import { checkField } from '@/domain/account/profileRules';
import type { TextName } from './signUpForm';
import type { SignUpForm } from './useSignUpForm';

/** A text field of the form: registered with its rule, and with its error. */
export function textField(form: SignUpForm, name: TextName | 'password') {
  return {
    ...form.register(name, { validate: (value) => checkField(name, value) }),
    error: form.formState.errors[name]?.message,
  };
}
