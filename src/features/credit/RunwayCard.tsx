import { Gauge } from 'lucide-react';
import { IconTile } from '../../components/ui/IconTile';
import { formatDay } from '../../lib/dates';
import type { Runway } from '../../store/creditRunway';
import { formatPeso, fromCentavos } from '../../utils/money';
import { plural } from '../../utils/text';

/** How long the credit lasts, in two sentences. */
export function RunwayCard({ runway }: { runway: Runway }) {
  const { spent, bookings, days, until, moreBookings } = runway;
  const isShort = days !== null && days <= 14;
  return (
    <section aria-labelledby="runway" className="flex items-center gap-4 rounded-lg bg-white px-5 py-4 shadow-card">
      <IconTile tone={isShort ? 'warn' : 'ok'}>
        <Gauge strokeWidth={1.75} />
      </IconTile>
      <div>
        <h2 id="runway" className="text-h3 font-620">
          {days === null
            ? 'No credit used in the last 30 days'
            : days === 0
              ? 'Your credit is used up'
              : `Your credit lasts ${plural(days, 'day')}, until ${formatDay(until)}`}
        </h2>
        <p className="text-small text-ink-600">
          {days === null
            ? 'Once you book on credit, we say here how long it lasts.'
            : `${formatPeso(fromCentavos(spent))} for ${plural(bookings, 'booking')} in the last 30 days; room for about ${plural(moreBookings ?? 0, 'more booking', 'more bookings')} like these.`}
        </p>
      </div>
    </section>
  );
}
