import { MessageCircle } from 'lucide-react';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Card } from '@/components/ui/Card';
import { getLoginPath } from '@/config/nextPath';
import { PATHS } from '@/config/paths';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/user';
import { drawerShown } from '@/store/utils';

const CHAT_ICON = <MessageCircle size={18} strokeWidth={1.75} aria-hidden />;

/** Links to the chat with the driver and to tracking, for questions without an article. */
export function OnTheRoad() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (
    <Card as="aside" aria-label="Message your driver">
      <h2 className="text-h3 font-560">Message your driver</h2>
      <p className="mt-1 text-small text-ink-600">Ask about a delivery on the road.</p>
      {isSignedIn ? <CustomerLinks /> : <VisitorLinks />}
    </Card>
  );
}

function CustomerLinks() {
  const dispatch = useAppDispatch();
  return (
    <>
      <Button className="mt-4 w-full" icon={CHAT_ICON} onClick={() => dispatch(drawerShown('messages'))}>
        Chat with driver
      </Button>
      <ButtonLink to={PATHS.bookingTrackTrace} variant="secondary" className="mt-2.5 w-full">
        Track a delivery
      </ButtonLink>
      <ButtonLink to={PATHS.myBookings} variant="quiet" className="mt-2.5 w-full">
        My Bookings
      </ButtonLink>
    </>
  );
}

function VisitorLinks() {
  return (
    <>
      <ButtonLink to={getLoginPath(PATHS.helpCenter)} variant="primary" icon={CHAT_ICON} className="mt-4 w-full">
        Log in to chat
      </ButtonLink>
      <ButtonLink to={PATHS.trackTrace} variant="secondary" className="mt-2.5 w-full">
        Track & Trace
      </ButtonLink>
    </>
  );
}
