type SearchOutcomeProps = { bookingNumber: string; outcome?: 'found' | 'not found' | false };

/** Outcome of a search for screen readers; none before the answer, or after an error that has its own alert. */
export const SearchOutcome = ({ bookingNumber, outcome }: SearchOutcomeProps) => (
  <p role="status" className="sr-only">
    {outcome && `${bookingNumber} ${outcome}`}
  </p>
);
