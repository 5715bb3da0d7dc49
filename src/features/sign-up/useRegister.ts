import { useLoginMutation, useRegisterCustomerMutation } from '@/api/account';
import type { Id } from '@/api/wire';
import { listFieldErrors } from '@/lib/http/fieldErrors';
import { toRegisterBody } from './signUpBody';
import type { SignUpType, SignUpValues } from './signUpSchema';

/** Returns true if the server knows both the email and the username, such as after a registration whose response was lost. */
function isKnownAccount(error: unknown): boolean {
  const names = listFieldErrors(error).map(({ name }) => name);
  return names.includes('email') && names.includes('username');
}

/**
 * Registers an account and returns its id. If the account exists already and has the same password, it is the
 * customer's own: its response was lost, and the sign-up continues with its id (docs/decisions/0128).
 */
export function useRegister(type: SignUpType) {
  const [register] = useRegisterCustomerMutation();
  const [login] = useLoginMutation();
  return async (values: SignUpValues): Promise<Id> => {
    try {
      return (await register(toRegisterBody(type, values)).unwrap()).id;
    } catch (error) {
      const username = values.username.trim();
      const own = isKnownAccount(error) ? await login({ username, password: values.password }) : null;
      if (!own?.data) throw error;
      return own.data.customer.id;
    }
  };
}
