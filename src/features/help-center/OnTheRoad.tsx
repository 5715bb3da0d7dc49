import { MessageCircle } from 'lucide-react';
import { Button } from '../../components/ui/Button';
import { ButtonLink } from '../../components/ui/ButtonLink';
import { Card } from '../../components/ui/Card';
import { PATHS } from '../../config/paths';
import { useAppDispatch } from '../../store/hooks';
import { drawerToggled } from '../../store/utils';

/** For what no article can know: the driver, and where the goods are. */
export function OnTheRoad() {
  const dispatch = useAppDispatch();
  return (
    <Card as="aside" aria-label="Talk to us" className="self-start">
      <h2 className="text-h3 font-560">Talk to us</h2>
      <p className="mt-1 text-small text-ink-600">About a delivery on the road?</p>
      <Button
        className="mt-4 w-full"
        icon={<MessageCircle size={18} strokeWidth={1.75} aria-hidden />}
        onClick={() => dispatch(drawerToggled('messages'))}
      >
        Chat with driver
      </Button>
      <ButtonLink to={PATHS.bookingTrackTrace} variant="secondary" className="mt-2.5 w-full">
        Track a delivery
      </ButtonLink>
      <ButtonLink to={PATHS.myBookings} variant="quiet" className="mt-2.5 w-full">
        My Bookings
      </ButtonLink>
    </Card>
  );
}
