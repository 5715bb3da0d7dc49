import { ButtonLink } from '@/components/ui/ButtonLink';
import { bookPath } from '@/config/paths';

/** The one action of every part of the dashboard that fills with the first delivery. */
export const BookADelivery = () => (
  <ButtonLink to={bookPath('exclusive')} variant="secondary">
    Book a delivery
  </ButtonLink>
);
