import { CircleAlert } from 'lucide-react';
import { useGetBookingsQuery } from '../../api/bookings';
import { ButtonLink } from '../../components/ui/ButtonLink';
import { Card } from '../../components/ui/Card';
import { BOOKINGS_FIRST_PAGE } from '../../config/constants';
import { useAppSelector } from '../../store/hooks';
import { selectVerificationPath } from '../../store/user';
import { attentionItems } from './attention';

/** Nothing to see to: nothing shown. */
export function Attention() {
  const verificationPath = useAppSelector(selectVerificationPath);
  const pending = useGetBookingsQuery({ page: BOOKINGS_FIRST_PAGE, status: 'Pending' });
  const ongoing = useGetBookingsQuery({ page: BOOKINGS_FIRST_PAGE, status: 'Ongoing' });
  const completed = useGetBookingsQuery({ page: BOOKINGS_FIRST_PAGE, status: 'Completed' });
  const items = attentionItems({
    verificationPath,
    pending: pending.data?.data ?? [],
    ongoing: ongoing.data?.data ?? [],
    completed: completed.data?.data ?? [],
  });
  if (items.length === 0) return null;
  return (
    <Card as="section" padding="none" aria-labelledby="attention">
      <h2 id="attention" className="px-5 pt-4 text-h3 font-620">
        Needs attention
      </h2>
      <ul className="mt-2">
        {items.map(({ key, title, text, action, to }) => (
          <li key={key} className="flex items-center gap-3 border-t border-ink-150 px-5 py-3 first:border-t-0">
            <span className="grid size-9 shrink-0 place-items-center rounded-full bg-warn-50 text-warn-700">
              <CircleAlert size={18} strokeWidth={1.75} aria-hidden />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block font-560">{title}</span>
              <span className="tabular block truncate text-small text-ink-600">{text}</span>
            </span>
            <ButtonLink to={to} variant="quiet" size="sm" aria-label={`${action}: ${text}`}>
              {action}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
