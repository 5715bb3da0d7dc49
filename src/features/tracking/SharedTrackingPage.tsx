import { useParams } from 'react-router-dom';
import { TrackingCard } from './TrackingCard';

/** The link that a sender shares: made for a recipient's phone, and for nothing that only the sender may see. */
export function SharedTrackingPage() {
  const { bookingNumber = '' } = useParams();
  return (
    <div className="mx-auto w-full max-w-[1000px] px-4 py-5 desktop:px-8">
      <h1 className="display mb-4 text-h1">Your delivery</h1>
      <TrackingCard bookingNumber={bookingNumber.toUpperCase()} />
    </div>
  );
}
