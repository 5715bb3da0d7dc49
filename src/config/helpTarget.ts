import { PATHS } from './paths';

/** Label and address of a help link. */
export type HelpTarget = { label: string; to: string };

/** Returns the address of the help center with the results of a search. */
export const getHelpSearchPath = (search: string): string => `${PATHS.helpCenter}?q=${encodeURIComponent(search)}`;

/** Help link of everything that did not load. It is apart from the other topics, because every page needs it. */
export const NOT_LOADING_HELP: HelpTarget = {
  label: 'What if something does not load?',
  to: getHelpSearchPath('not load'),
};
