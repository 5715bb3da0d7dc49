import * as v from 'valibot';
import { initialUtils, type Preferences, type UtilsState } from '../utils';

const choice = (start: boolean) => v.fallback(v.boolean(), start);

/** Fields of `utils` that survive a reload. Drawers and prompts start closed (docs/spec-readings.md, readings 4 and 8). */
export const preferencesSchema: v.GenericSchema<unknown, Preferences & Pick<UtilsState, 'isShowEditProfile'>> =
  v.object({
    isShowEditProfile: choice(initialUtils.isShowEditProfile),
    asksForRating: choice(initialUtils.asksForRating),
    announcesNotifications: choice(initialUtils.announcesNotifications),
    usesSingleKeys: choice(initialUtils.usesSingleKeys),
  });
