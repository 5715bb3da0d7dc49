import { useParams } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { PageTitle } from '@/components/ui/PageTitle';
import { PATHS } from '@/config/paths';
import { useIsNarrow } from '@/hooks/useMediaQuery';
import { CardBoundary } from './CardBoundary';
import { TrackingCard } from './TrackingCard';

/** Page behind the link that a sender shares, designed for a phone; it shows public data only. */
function SharedTrackingPage() {
  const { bookingNumber = '' } = useParams();
  const isNarrow = useIsNarrow();
  return (
    <div className="px-4 py-5 desktop:px-20">
      <PageTitle className="display mb-4 text-h1">Your delivery</PageTitle>
      <CardBoundary bookingNumber={bookingNumber}>
        <TrackingCard bookingNumber={bookingNumber} />
      </CardBoundary>
      <aside
        aria-label="Logistix Global"
        className="mt-5 flex flex-wrap items-center justify-between gap-3 rounded-lg bg-white p-4 shadow-card"
      >
        <p className="text-small text-ink-700">
          Only the sender can see full names, addresses and prices. This page updates automatically.
        </p>
        <ButtonLink to={PATHS.home} variant="secondary">
          {isNarrow ? 'Book with our app' : 'Book your own delivery'}
        </ButtonLink>
      </aside>
    </div>
  );
}

export { SharedTrackingPage as Component };
