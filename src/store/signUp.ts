import { createSelector } from '@reduxjs/toolkit';
import type { WithUser } from './user';

/** A sign-up that was begun in this browser, to be gone on with; null where there is none. */
export const selectSignUp = createSelector(
  [({ user }: WithUser) => user.signUpData, ({ user }: WithUser) => user.type],
  (data, type) => {
    const email = data?.details.email ?? '';
    const isRegistered = data !== null && data.id !== null;
    return isRegistered || email !== '' ? { isRegistered, type, email } : null;
  },
);
/** The id of a sign-up whose first step is done; null where there is none. */
export const selectSignUpId = ({ user }: WithUser) => user.signUpData?.id ?? null;
/** What the record of a sign-up under way was registered as; '' where nothing is registered yet. */
export const selectRegisteredType = (state: WithUser) => (selectSignUpId(state) === null ? '' : state.user.type);
/** The user name that signed up last in this browser; '' where nobody did. */
export const selectNewestUsername = ({ user }: WithUser) => user.customers.at(-1)?.username ?? '';
