import { decrypt, encrypt } from '@/lib/vault';
import type { AppThunk } from '@/store/rootState';
import { rememberMeChanged, selectRememberMe } from '@/store/user';

type RememberedLogin = { username: string; password: string };

const NAME = 'remember-me';

/** Remembers a login with an encrypted password; null forgets it (docs/decisions/0099). */
export const rememberLogin =
  (values: RememberedLogin | null): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const password = values && (await encrypt(NAME, values.password));
    dispatch(rememberMeChanged({ username: values?.username ?? '', password: password ?? '' }));
  };

/** Returns the remembered login; the password is '' if it cannot be decrypted on this device. */
export const recallLogin = (): AppThunk<Promise<RememberedLogin>> => async (_dispatch, getState) => {
  const { username, password } = selectRememberMe(getState());
  return { username, password: (password && (await decrypt(NAME, password))) || '' };
};
