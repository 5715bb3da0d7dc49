import { Lock } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/ui/EmptyState';
import { PATHS } from '../../config/paths';
import { useAppSelector } from '../../store/hooks';
import { selectIsSignedIn } from '../../store/user';
import { loginPath } from '../../utils/next';
import { TrackSearch } from './TrackSearch';
import { TrackingCard } from './TrackingCard';
import { numbersProblem, readNumbers } from './numbers';

/** Track & trace for anybody: the numbers are in the address, so that the page can be shared and reloaded. */
export function TrackTracePage() {
  const [params, setParams] = useSearchParams();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const asked = params.get('number') ?? '';
  const numbers = numbersProblem(readNumbers(asked)) === null ? readNumbers(asked) : [];
  return (
    <>
      <TrackSearch key={asked} initial={asked} onSearch={(found) => setParams({ number: found.join(' ') })} />
      <div className="mx-auto flex w-full max-w-content flex-col gap-5 px-20 pt-6 pb-10">
        {numbers.length === 0 && (
          <EmptyState title="Where is it?" text="Enter one to ten booking numbers above to see where they are." />
        )}
        {numbers.map((number) => (
          <TrackingCard key={number} bookingNumber={number} />
        ))}
        {numbers.length > 0 && !isSignedIn && (
          <p className="flex items-center gap-2.5 text-small text-ink-600">
            <Lock size={18} strokeWidth={1.75} aria-hidden />
            <span>
              <Link to={loginPath(PATHS.myBookings)} className="font-560 text-brand-700 hover:underline">
                Login
              </Link>{' '}
              to see full addresses and the driver.
            </span>
          </p>
        )}
      </div>
    </>
  );
}
