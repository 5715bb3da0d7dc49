import { Gauge, TriangleAlert } from 'lucide-react';
import { IconTile } from '@/components/ui/IconTile';
import { describeRunway, type CreditRunway } from '@/domain/money/creditRunway';

type RunwayForecastProps = {
  runway: CreditRunway;
  /** In centavos. */
  available: number;
};

/** Forecast of the remaining credit, as a warning if it is short or used up. An overdue balance has its own banner. */
export function RunwayForecast({ runway, available }: RunwayForecastProps) {
  const { title, text, isWarning } = describeRunway(runway, available);
  const Icon = isWarning ? TriangleAlert : Gauge;
  return (
    <section aria-labelledby="runway" className="mt-auto flex gap-3 border-t border-ink-150 pt-4">
      <IconTile isRound tone={isWarning ? 'warn' : 'ok'}>
        <Icon strokeWidth={1.75} />
      </IconTile>
      <div>
        <h3 id="runway" className="font-560">
          {title}
        </h3>
        <p className="tabular text-small text-ink-600">{text}</p>
      </div>
    </section>
  );
}
