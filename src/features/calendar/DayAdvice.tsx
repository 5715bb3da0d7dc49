import { CalendarClock, Car, TrafficCone, type LucideIcon } from 'lucide-react';
import { ADVICE_ONLY, advisoriesOf, type Advisory } from '../../lib/advisories';
import type { Day } from './days';

const ICONS: Record<Advisory['kind'], LucideIcon> = {
  coding: Car,
  payday: TrafficCone,
  eve: CalendarClock,
  season: TrafficCone,
};

/** What to know about the roads of a day: advice, nothing is refused for it. */
export function DayAdvice({ day }: { day: Day }) {
  const advisories = advisoriesOf(day);
  if (advisories.length === 0) return null;
  return (
    <section aria-label="Advice for this day" className="mt-3 rounded-md bg-ink-50 p-3">
      <ul className="space-y-2.5">
        {advisories.map(({ kind, title, text }) => {
          const Icon = ICONS[kind];
          return (
            <li key={kind} className="flex gap-2 text-caption">
              <Icon size={16} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0 text-ink-600" />
              <span className="min-w-0">
                <strong className="block font-560 text-ink-900">{title}</strong>
                <span className="text-ink-600">{text}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <p className="mt-2.5 text-caption text-ink-600">{ADVICE_ONLY}</p>
    </section>
  );
}
