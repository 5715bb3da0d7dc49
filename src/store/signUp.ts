import { createSelector } from '@reduxjs/toolkit';
import { isCorporate } from '@/domain/account/customerType';
import { selectCustomer, type StateWithUser } from './user';

/** Returns the unfinished sign-up of this browser, to continue it; null if there is none. */
export const selectSignUp = createSelector(
  [({ user }: StateWithUser) => user.signUpData, ({ user }: StateWithUser) => user.type],
  (data, type) => {
    const email = data?.details.email ?? '';
    const isRegistered = data !== null && data.id !== null;
    return isRegistered || email !== '' ? { isRegistered, type, email } : null;
  },
);
/** Returns the id of a sign-up after its first step; null if there is none. */
export const selectSignUpId = ({ user }: StateWithUser) => user.signUpData?.id ?? null;
/** Returns the customer type of a registered sign-up; '' before it is registered. */
export const selectRegisteredType = (state: StateWithUser) => (selectSignUpId(state) === null ? '' : state.user.type);
/** Returns the username of the latest sign-up in this browser; '' if there is none. */
export const selectNewestUsername = ({ user }: StateWithUser) => user.customers.at(-1)?.username ?? '';

/** Returns true for a session whose customer signed up in this browser, until the profile prompt was shown. */
export const selectIsNewCustomer = ({ user: { user, token, customers } }: StateWithUser) =>
  token !== null && user !== null && customers.some(({ id }) => String(id) === String(user.id));

/**
 * Returns true if the profile prompt is due: a customer who registered in this browser has signed in with profile
 * details (spec section 4, docs/decisions/0012).
 */
export function selectIsProfilePromptDue(state: StateWithUser) {
  const customer = selectCustomer(state);
  if (!customer || !selectIsNewCustomer(state)) return false;
  const hasProfile = customer.user.user_profile.first_name.trim() !== '';
  return hasProfile && (!isCorporate(customer) || Boolean(customer.company?.company_name));
}
