import { Card } from '../../components/ui/Card';
import { EmptyState } from '../../components/ui/EmptyState';
import { HelpLink } from '../../components/ui/HelpLink';
import { useAppSelector } from '../../store/hooks';
import { selectIsSignedIn } from '../../store/user';

/** The help center is open to customers alone. */
export function NotFound({ bookingNumber }: { bookingNumber: string }) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (
    <Card>
      <EmptyState
        title={`${bookingNumber} was not found`}
        text="A booking number looks like LGX-260716-0482: letters, the date and four digits. It stands on the receipt and in every message about the delivery."
        action={isSignedIn && <HelpLink topic="not-found" />}
      />
    </Card>
  );
}
