import { Checkbox } from '@/components/form/Checkbox';
import { Card } from '@/components/ui/Card';
import { SINGLE_KEYS_HINT, SINGLE_KEYS_LABEL } from '@/config/shortcutMessages';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import {
  preferencesChanged,
  selectAnnouncesNotifications,
  selectAsksForRating,
  selectUsesSingleKeys,
} from '@/store/utils';

/** Preferences of this browser, saved at once. */
export function DeviceCard() {
  const dispatch = useAppDispatch();
  const announcesNotifications = useAppSelector(selectAnnouncesNotifications);
  const asksForRating = useAppSelector(selectAsksForRating);
  const usesSingleKeys = useAppSelector(selectUsesSingleKeys);
  return (
    <Card as="section" aria-labelledby="device-heading">
      <h2 id="device-heading" className="text-h3 font-620">
        On this device
      </h2>
      <p className="mt-1 text-small text-ink-600">These settings apply to this browser only.</p>
      <div className="mt-4 grid gap-4">
        <Checkbox
          label="Show pop-ups for new notifications"
          hint="A short message appears when a notification arrives."
          checked={announcesNotifications}
          onChange={(event) => dispatch(preferencesChanged({ announcesNotifications: event.target.checked }))}
        />
        <Checkbox
          label="Ask me to rate completed deliveries"
          hint="You can rate them in My Bookings at any time."
          checked={asksForRating}
          onChange={(event) => dispatch(preferencesChanged({ asksForRating: event.target.checked }))}
        />
        <Checkbox
          label={SINGLE_KEYS_LABEL}
          hint={SINGLE_KEYS_HINT}
          checked={usesSingleKeys}
          onChange={(event) => dispatch(preferencesChanged({ usesSingleKeys: event.target.checked }))}
        />
      </div>
    </Card>
  );
}
