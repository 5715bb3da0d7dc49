import { CalendarClock, Car } from 'lucide-react';
import { AdviceNote } from '@/components/delivery/AdviceNote';
import { ADVICE_ONLY, getDepartureNotes } from '@/domain/calendar/advisories';

const ICONS = { holiday: CalendarClock, coding: Car };

/** Notes on a departure; renders nothing without notes. */
export function DepartureNotes({ departure }: { departure: number | string }) {
  return getDepartureNotes(departure).map(({ kind, title, text }) => (
    <p key={kind} className="mt-3 rounded-md bg-ink-50 p-3">
      <AdviceNote icon={ICONS[kind]} title={title}>
        {text} {ADVICE_ONLY}
      </AdviceNote>
    </p>
  ));
}
