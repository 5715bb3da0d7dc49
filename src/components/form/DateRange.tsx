import { DateField } from './DateField';

type DateRangeProps = {
  /** YYYY-MM-DD; empty for no bound. */
  from: string;
  to: string;
  onChange: (part: { from?: string; to?: string }) => void;
};

/** First and last day. Heavy, so load it lazily. A first day after the last clears the last. */
export function DateRange({ from, to, onChange }: DateRangeProps) {
  return (
    <div role="group" aria-label="Dates" className="flex items-center gap-1">
      <DateField
        className="w-[142px]"
        label="From"
        isLabelHidden
        placeholder="From date"
        value={from}
        onChange={(day) => onChange({ from: day, ...(to !== '' && to < day && { to: '' }) })}
      />
      <span aria-hidden className="text-small text-ink-600">
        to
      </span>
      <DateField
        className="w-[142px]"
        label="To"
        isLabelHidden
        placeholder="To date"
        value={to}
        minDay={from || undefined}
        onChange={(day) => onChange({ to: day })}
      />
    </div>
  );
}
