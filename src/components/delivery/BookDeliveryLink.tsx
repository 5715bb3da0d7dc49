import { Plus } from 'lucide-react';
import type { BookingMode } from '@/config/modes';
import { getBookPath } from '@/config/paths';
import { ButtonLink } from '../ui/ButtonLink';

type BookDeliveryLinkProps = { mode?: BookingMode; isMain?: boolean };

/** Link to the booking form: the main action of a page, or the quieter one of an empty list. */
export function BookDeliveryLink({ mode = 'exclusive', isMain = false }: BookDeliveryLinkProps) {
  return (
    <ButtonLink
      to={getBookPath(mode)}
      variant={isMain ? 'primary' : 'secondary'}
      icon={isMain && <Plus size={18} strokeWidth={2} aria-hidden />}
    >
      Book a delivery
    </ButtonLink>
  );
}
