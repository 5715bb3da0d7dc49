import * as v from 'valibot';
import { initialUtils, type Preferences, type UtilsState } from '../utils';

const choice = (start: boolean) => v.fallback(v.boolean(), start);

/** What of `utils` outlives the session; drawers and prompts start closed (README, Storage). */
export const preferencesSchema: v.GenericSchema<unknown, Preferences> = v.object({
  asksForRating: choice(initialUtils.asksForRating),
  announcesNotifications: choice(initialUtils.announcesNotifications),
});

/** The one screen whose mode is still there after a reload. */
export const editingSchema: v.GenericSchema<unknown, Pick<UtilsState, 'isShowEditProfile'>> = v.object({
  isShowEditProfile: choice(initialUtils.isShowEditProfile),
});
