import { Accordion } from '../../components/ui/Accordion';
import { Button } from '../../components/ui/Button';
import { Card } from '../../components/ui/Card';
import { EmptyState } from '../../components/ui/EmptyState';
import { AnswerText } from './AnswerText';
import { searchArticles } from './articleSearch';
import { ESSENTIALS } from './essentials';

type EssentialAnswersProps = { query: string; isRetrying: boolean; onRetry: () => void };

/** Stands in for the help center while the server does not answer. */
export function EssentialAnswers({ query, isRetrying, onRetry }: EssentialAnswersProps) {
  const shown = query === '' ? ESSENTIALS : searchArticles(ESSENTIALS, query);
  return (
    <Card as="section" padding="none" aria-label="Essential answers">
      <div role="alert" className="flex items-center gap-4 rounded-t-lg bg-warn-50 px-5 py-3 text-warn-700">
        <p className="grow">The help center did not load. These answers may help meanwhile.</p>
        <Button size="sm" variant="secondary" isWorking={isRetrying} onClick={onRetry}>
          Try again
        </Button>
      </div>
      <h2 className="border-b border-ink-150 px-5 py-4 text-h3 font-560">Essential answers</h2>
      {shown.length === 0 ? (
        <EmptyState title="No results found." text="Try fewer or other words." />
      ) : (
        <div className="px-5">
          <Accordion
            key={query}
            openAtFirst={shown[0]?.id}
            items={shown.map(({ id, question, answer }) => ({
              id,
              title: question,
              content: <AnswerText text={answer} />,
            }))}
          />
        </div>
      )}
    </Card>
  );
}
