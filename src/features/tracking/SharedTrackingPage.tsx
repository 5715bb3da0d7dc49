import { useParams } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { PATHS } from '@/config/paths';
import { CardBoundary } from './CardBoundary';
import { TrackingCard } from './TrackingCard';

/** The link that a sender shares: made for a recipient's phone, and for nothing that only the sender may see. */
function SharedTrackingPage() {
  const { bookingNumber = '' } = useParams();
  return (
    <div className="mx-auto w-full max-w-[1000px] px-4 py-5 desktop:px-8">
      <h1 className="display mb-4 text-h1">Your delivery</h1>
      <CardBoundary bookingNumber={bookingNumber}>
        <TrackingCard bookingNumber={bookingNumber} />
      </CardBoundary>
      <aside
        aria-label="Logistix Global"
        className="mt-5 flex flex-wrap items-center justify-between gap-3 rounded-lg bg-white p-4 shadow-card"
      >
        <p className="text-small text-ink-700">
          Names, addresses and prices are shown to the sender alone. This page renews itself.
        </p>
        <ButtonLink to={PATHS.home} variant="secondary">
          Send something yourself
        </ButtonLink>
      </aside>
    </div>
  );
}

export { SharedTrackingPage as Component };
