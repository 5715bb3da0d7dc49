import { CalendarClock, Car, TrafficCone, type LucideIcon } from 'lucide-react';
import { AdviceNote } from '@/components/delivery/AdviceNote';
import { ADVICE_ONLY, getAdvisories, type Advisory } from '@/domain/calendar/advisories';
import type { Day } from './days';

const ICONS: Record<Advisory['kind'], LucideIcon> = {
  coding: Car,
  payday: TrafficCone,
  eve: CalendarClock,
  season: TrafficCone,
};

/** Traffic advice for a day; it never blocks a booking. */
export function DayAdvice({ day }: { day: Day }) {
  const advisories = getAdvisories(day);
  if (advisories.length === 0) return null;
  return (
    <section aria-label="Advice for this day" className="mt-3 rounded-md bg-ink-50 p-3">
      <ul className="space-y-2.5">
        {advisories.map(({ kind, title, text }) => (
          <li key={kind}>
            <AdviceNote icon={ICONS[kind]} title={title}>
              {text}
            </AdviceNote>
          </li>
        ))}
      </ul>
      <p className="mt-2.5 text-caption text-ink-600">{ADVICE_ONLY}</p>
    </section>
  );
}
