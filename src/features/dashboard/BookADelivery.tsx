import { ButtonLink } from '@/components/ui/ButtonLink';
import { bookPath } from '@/config/paths';

/** Action of each block that is empty until the first delivery. */
export const BookADelivery = () => (
  <ButtonLink to={bookPath('exclusive')} variant="secondary">
    Book a delivery
  </ButtonLink>
);
