import { Gauge, TriangleAlert } from 'lucide-react';
import { IconTile } from '@/components/ui/IconTile';
import { describeRunway, type CreditHealth, type Runway } from '@/domain/money/creditRunway';

type RunwayCardProps = { runway: Runway; health: CreditHealth };

/** Forecast of the remaining credit, with a warning when statements are overdue. */
export function RunwayCard({ runway, health }: RunwayCardProps) {
  const { title, text, isWarning } = describeRunway(runway, health);
  const Icon = isWarning ? TriangleAlert : Gauge;
  return (
    <section aria-labelledby="runway" className="flex items-center gap-4 rounded-lg bg-white px-5 py-4 shadow-card">
      <IconTile tone={isWarning ? 'warn' : 'ok'}>
        <Icon strokeWidth={1.75} />
      </IconTile>
      <div>
        <h2 id="runway" className="text-h3 font-620">
          {title}
        </h2>
        <p className="tabular text-small text-ink-600">{text}</p>
      </div>
    </section>
  );
}
