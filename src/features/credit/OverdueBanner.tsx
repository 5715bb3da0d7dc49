import { TriangleAlert } from 'lucide-react';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { IconTile } from '@/components/ui/IconTile';
import { getPayStatementPath } from '@/config/creditPaths';
import { describeOverdue } from '@/domain/money/overdue';
import { getPeriodKey } from '@/domain/money/statementDocument';
import type { OverdueAmounts, Statement } from '@/domain/money/statements';
import { formatCentavos } from '@/utils/money';

/** Warning above the credit, with a link that fills in the payment. */
export function OverdueBanner(props: OverdueAmounts & { latest: Statement }) {
  const { title, text } = describeOverdue(props);
  return (
    <section
      aria-labelledby="overdue"
      className="flex items-center gap-4 rounded-lg bg-err-50 px-5 py-4 ring-1 ring-err-100 ring-inset"
    >
      <IconTile tone="err">
        <TriangleAlert strokeWidth={1.75} />
      </IconTile>
      <div className="min-w-0 flex-1">
        <h2 id="overdue" className="tabular text-h3 font-620 text-err-700">
          {title}
        </h2>
        <p className="tabular text-small text-ink-700">{text}</p>
      </div>
      <ButtonLink to={getPayStatementPath(getPeriodKey(props.latest))} className="tabular">
        Pay {formatCentavos(props.overdue)}
      </ButtonLink>
    </section>
  );
}
