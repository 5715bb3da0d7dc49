import { Checkbox } from '@/components/form/Checkbox';
import { Card } from '@/components/ui/Card';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { preferencesChanged, selectAnnouncesNotifications, selectAsksForRating } from '@/store/utils';

/** What this device says by itself; kept in this browser at once, and by it alone. */
export function DeviceCard() {
  const dispatch = useAppDispatch();
  const announcesNotifications = useAppSelector(selectAnnouncesNotifications);
  const asksForRating = useAppSelector(selectAsksForRating);
  return (
    <Card as="section" aria-labelledby="device-heading">
      <h2 id="device-heading" className="text-h3 font-620">
        On this device
      </h2>
      <p className="mt-1 text-small text-ink-600">Kept in this browser; other devices have their own.</p>
      <div className="mt-4 grid gap-4">
        <Checkbox
          label="Announce new notifications"
          hint="A short message over the page when one arrives."
          checked={announcesNotifications}
          onChange={(event) => dispatch(preferencesChanged({ announcesNotifications: event.target.checked }))}
        />
        <Checkbox
          label="Ask me to rate a finished delivery"
          hint="You can rate from My Bookings at any time."
          checked={asksForRating}
          onChange={(event) => dispatch(preferencesChanged({ asksForRating: event.target.checked }))}
        />
      </div>
    </Card>
  );
}
