import { decrypt, encrypt } from '@/lib/vault';
import type { AppThunk } from '@/store/rootState';
import { rememberMeChanged, selectRememberMe } from '@/store/user';

type SignInValues = { username: string; password: string };

const NAME = 'remember-me';

/** Remembers a sign-in with an encrypted password; null forgets it (docs/decisions/0099). */
export const rememberSignIn =
  (values: SignInValues | null): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const password = values && (await encrypt(NAME, values.password));
    dispatch(rememberMeChanged({ username: values?.username ?? '', password: password ?? '' }));
  };

/** Returns the remembered sign-in; the password is '' if it cannot be decrypted on this device. */
export const recallSignIn = (): AppThunk<Promise<SignInValues>> => async (_dispatch, getState) => {
  const { username, password } = selectRememberMe(getState());
  return { username, password: (password && (await decrypt(NAME, password))) || '' };
};
