import { ListRetry } from '../form/ListRetry';

/** Retry of the goods lists that did not load, next to the goods that they are missing from. */
export const GoodsListRetry = ({ onRetry }: { onRetry: () => void }) => (
  <p role="alert" className="col-span-full text-small">
    <ListRetry text="Some goods lists did not load." onRetry={onRetry} />
  </p>
);
