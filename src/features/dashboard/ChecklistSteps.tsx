import { Check } from 'lucide-react';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Progress } from '@/components/ui/Progress';
import { useAppDispatch } from '@/store/hooks';
import { editProfileShown } from '@/store/utils';
import { DashboardBlock } from './DashboardBlock';
import type { ChecklistStep } from './setupSteps';

/** First steps of a new customer, each with a link to its page. */
export function ChecklistSteps({ steps }: { steps: readonly ChecklistStep[] }) {
  const dispatch = useAppDispatch();
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone, isWaiting }) => !isDone && !isWaiting);
  return (
    <DashboardBlock
      title="Get ready to book"
      aside={
        <span className="tabular text-small text-ink-600">
          {done} of {steps.length} done
        </span>
      }
      className="pb-5"
    >
      <div className="px-5">
        <Progress
          label="Steps done"
          value={done}
          max={steps.length}
          valueText={`${done} of ${steps.length} steps`}
          isSegmented
        />
      </div>
      <ol className="mt-4 grid auto-cols-fr grid-flow-col gap-4 px-5">
        {steps.map(({ id, title, text, isDone, action, to }, index) => (
          <li key={id} className="flex min-w-0 flex-col">
            <p className="flex items-center gap-2 font-560">
              <span
                aria-hidden
                className={`tabular grid size-5 shrink-0 place-items-center rounded-full text-badge font-semibold ${isDone ? 'bg-brand-600 text-white' : 'bg-white text-ink-600 ring-[1.5px] ring-ink-300 ring-inset'}`}
              >
                {isDone ? <Check size={13} strokeWidth={3} /> : index + 1}
              </span>
              <span className="min-w-0">
                {title}
                {isDone && <span className="sr-only">, done</span>}
              </span>
            </p>
            <p className="mt-1 mb-3 flex-1 text-small text-ink-600">{text}</p>
            {!isDone && (
              <ButtonLink
                to={to}
                variant={id === next?.id ? 'quiet' : 'secondary'}
                size="sm"
                className="self-start"
                aria-label={`${action}: ${title}`}
                onClick={() => {
                  if (id === 'profile') dispatch(editProfileShown());
                }}
              >
                {action}
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
    </DashboardBlock>
  );
}
