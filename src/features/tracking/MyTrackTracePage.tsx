import { useNavigate, useSearchParams } from 'react-router-dom';
import { useGetBookingsQuery } from '../../api/bookings';
import { EmptyState } from '../../components/ui/EmptyState';
import { BOOKINGS_FIRST_PAGE } from '../../config/constants';
import { livePath } from '../../config/paths';
import { TrackSearch } from './TrackSearch';
import { TrackingCard } from './TrackingCard';
import { readNumbers } from './numbers';

/** Signed in: the ongoing ones are a click away and open whole; any other number shows what anybody may see. */
export function MyTrackTracePage() {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const ongoing = useGetBookingsQuery({ page: BOOKINGS_FIRST_PAGE, status: 'Ongoing' });
  const asked = readNumbers(params.get('number') ?? '');
  const isOwn = (number: string) => ongoing.data?.data.some(({ booking_number }) => booking_number === number) ?? false;
  return (
    <>
      <TrackSearch
        key={asked.join(' ')}
        initial={asked.join(' ')}
        onSearch={(numbers) => {
          const [only] = numbers;
          if (numbers.length === 1 && only && isOwn(only)) void navigate(livePath(only));
          else setParams({ number: numbers.join(' ') });
        }}
      />
      <div className="mx-auto flex w-full max-w-content flex-col gap-5 px-8 pt-6 pb-10">
        {ongoing.data && ongoing.data.data.length > 0 && (
          <div role="group" aria-label="Ongoing bookings" className="flex flex-wrap gap-2">
            {ongoing.data.data.map(({ id, booking_number }) => (
              <button
                key={String(id)}
                type="button"
                onClick={() => void navigate(livePath(booking_number))}
                className="tabular h-8 rounded-full bg-white px-3.5 text-small font-560 ring-1 ring-ink-200 hover:bg-brand-25"
              >
                {booking_number}
              </button>
            ))}
          </div>
        )}
        {asked.length === 0 && (
          <EmptyState title="Where is it?" text="Choose an ongoing booking, or enter one to ten booking numbers." />
        )}
        {asked.map((number) => (
          <TrackingCard key={number} bookingNumber={number} />
        ))}
      </div>
    </>
  );
}
