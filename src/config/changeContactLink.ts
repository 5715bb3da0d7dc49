import { verificationLink } from './verificationLink';

/** Query parameter that opens a verification page with the form to correct the contact. */
export const CHANGE_PARAM = 'change';

/** Returns the link from the settings to the form that corrects an unverified contact. */
export const changeContactLink = (path: string) => `${verificationLink(path, 'settings')}&${CHANGE_PARAM}=1`;
