import { Accordion } from '@/components/ui/Accordion';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { AnswerText } from './AnswerText';
import { searchArticles } from './articleSearch';
import { ESSENTIALS } from './essentials';

type EssentialAnswersProps = { query: string; isRetrying: boolean; onRetry: () => void };

/** Built-in answers, shown while the help center cannot be loaded. */
export function EssentialAnswers({ query, isRetrying, onRetry }: EssentialAnswersProps) {
  const { articles: matches } = searchArticles(ESSENTIALS, query);
  const shown = matches.length > 0 ? matches : ESSENTIALS;
  return (
    <Card as="section" padding="none" aria-label="Essential answers">
      <div role="alert" className="flex items-center gap-4 rounded-t-lg bg-warn-50 px-5 py-3 text-warn-700">
        <p className="grow">The help center did not load. These answers may help for now.</p>
        <Button size="sm" variant="secondary" isWorking={isRetrying} onClick={onRetry}>
          Try again
        </Button>
      </div>
      <h2 className="border-b border-ink-150 px-5 py-4 text-h3 font-560">Essential answers</h2>
      {query !== '' && matches.length === 0 && (
        <p className="bg-ink-50 px-5 py-3 text-small text-ink-600">No articles match your search.</p>
      )}
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
    </Card>
  );
}
