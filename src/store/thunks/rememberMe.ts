import { decrypt, encrypt } from '@/lib/vault';
import type { AppThunk } from '../rootState';
import { rememberMeChanged, selectRememberMe } from '../user';

type SignInWords = { username: string; password: string };

const NAME = 'remember-me';

/** Remembers a sign-in, its password as ciphertext alone, or forgets it (README, Remember me and drafts). */
export const rememberSignIn =
  (words: SignInWords | null): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const password = words && (await encrypt(NAME, words.password));
    dispatch(rememberMeChanged({ username: words?.username ?? '', password: password ?? '' }));
  };

/** The remembered sign-in; its password is empty where it cannot be read on this device. */
export const recallSignIn = (): AppThunk<Promise<SignInWords>> => async (_dispatch, getState) => {
  const { username, password } = selectRememberMe(getState());
  return { username, password: (password && (await decrypt(NAME, password))) || '' };
};
