import { DateField } from '@/components/form/DateField';

export type DateRangeProps = {
  /** YYYY-MM-DD; empty for no bound. */
  from: string;
  to: string;
  onChange: (part: { from?: string; to?: string }) => void;
};

/** First and last day; a first day after the last takes the last one away. */
export function DateRange({ from, to, onChange }: DateRangeProps) {
  return (
    <div role="group" aria-label="Days" className="flex items-center gap-1">
      <DateField
        className="w-[128px]"
        label="From"
        isLabelHidden
        placeholder="From day"
        value={from}
        onChange={(day) => onChange({ from: day, ...(to !== '' && to < day && { to: '' }) })}
      />
      <span aria-hidden className="text-small text-ink-600">
        to
      </span>
      <DateField
        className="w-[128px]"
        label="To"
        isLabelHidden
        placeholder="To day"
        value={to}
        minDay={from || undefined}
        onChange={(day) => onChange({ to: day })}
      />
    </div>
  );
}
