import { Accordion } from '@/components/ui/Accordion';
import { Card } from '@/components/ui/Card';
import { LoadWarning } from '@/components/ui/LoadWarning';
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
      <LoadWarning className="rounded-t-lg" isRetrying={isRetrying} onRetry={onRetry}>
        The help center did not load. These answers may help for now.
      </LoadWarning>
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
