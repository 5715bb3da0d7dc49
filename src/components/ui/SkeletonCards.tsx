import { Skeleton } from './Skeleton';
import { SlowNotice } from './SlowNotice';

type SkeletonCardsProps = {
  count: number;
  /** Read out while the cards load. */
  label: string;
  /** The grid of the real cards. */
  className: string;
  /** Height of a card. */
  cardClassName: string;
};

/** Placeholder cards for the first load of a list, in the grid of the real cards; advice if it takes long. */
export function SkeletonCards({ count, label, className, cardClassName }: SkeletonCardsProps) {
  return (
    <>
      <SlowNotice className="mb-5 rounded-lg" />
      <div role="status" className={className}>
        <span className="sr-only">{label}</span>
        {Array.from({ length: count }, (_, card) => (
          <Skeleton key={card} className={`rounded-lg ${cardClassName}`} />
        ))}
      </div>
    </>
  );
}
