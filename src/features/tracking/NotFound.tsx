import { Card } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/EmptyState';
import { HelpLink } from '@/components/ui/HelpLink';

export function NotFound({ bookingNumber }: { bookingNumber: string }) {
  return (
    <Card>
      <EmptyState
        title={`${bookingNumber} was not found`}
        text="A booking number looks like LGX-260716-0482: letters, the date and four digits. It stands on the receipt and in every message about the delivery."
        action={<HelpLink topic="not-found" />}
      />
    </Card>
  );
}
