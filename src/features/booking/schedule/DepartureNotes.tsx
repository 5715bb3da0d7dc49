import { CalendarClock, Car } from 'lucide-react';
import { ADVICE_ONLY, departureNotes } from '../../../lib/advisories';

const ICONS = { holiday: CalendarClock, coding: Car };

/** The notes on a departure; nothing where there is none. */
export function DepartureNotes({ departure }: { departure: number | string }) {
  return departureNotes(departure).map(({ kind, title, text }) => {
    const Icon = ICONS[kind];
    return (
      <div key={kind} className="mt-3 flex gap-2 rounded-md bg-ink-50 p-3 text-caption">
        <Icon size={16} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0 text-ink-600" />
        <p className="min-w-0 text-ink-600">
          <strong className="block font-560 text-ink-900">{title}</strong>
          {text} {ADVICE_ONLY}
        </p>
      </div>
    );
  });
}
