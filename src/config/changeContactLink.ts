import { getVerificationLink } from './verificationLink';

/** Query parameter that opens a verification page with the form to correct the contact. */
export const CHANGE_PARAM = 'change';

/** Returns the link from the settings to the form that corrects an unverified contact. */
export const getChangeContactLink = (path: string) => `${getVerificationLink(path, 'settings')}&${CHANGE_PARAM}=1`;
