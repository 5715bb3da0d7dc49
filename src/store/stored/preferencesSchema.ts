import * as v from 'valibot';
import { initialUtils, type Preferences } from '../utils';

const choice = (start: boolean) => v.fallback(v.boolean(), start);

/** All of `utils` that is read back: drawers and prompts start closed (README, Storage). */
export const preferencesSchema: v.GenericSchema<unknown, Preferences> = v.object({
  asksForRating: choice(initialUtils.asksForRating),
  announcesNotifications: choice(initialUtils.announcesNotifications),
});
