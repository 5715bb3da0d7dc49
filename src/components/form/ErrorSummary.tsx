import { CircleAlert } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { classNames } from '@/utils/classNames';
import { plural } from '@/utils/text';
import type { FormProblem } from './formProblems';

type ErrorSummaryProps = {
  problems: readonly FormProblem[];
  /** Moves the focus to the field: `setFocus` of the form. */
  onPick: (name: string) => void;
  className?: string;
};

/** What is wrong in a long form, each line leading to its field. */
export function ErrorSummary({ problems, onPick, className }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const hasProblems = problems.length > 0;
  // before a field takes the focus: the page then scrolls further only where the field is out of sight
  useLayoutEffect(() => {
    if (hasProblems) summary.current?.scrollIntoView?.({ block: 'nearest' });
  }, [hasProblems]);
  return (
    // The margin is the height of the header and an action bar.
    <div ref={summary} role="alert" className={classNames('scroll-mt-[136px]', className)}>
      {hasProblems && (
        <div className="rounded-md bg-err-50 p-3.5 text-err-700">
          <p className="flex items-center gap-2 font-semibold">
            <CircleAlert size={18} strokeWidth={1.75} aria-hidden />
            {problems.length === 1 ? '1 field needs a change' : `${plural(problems.length, 'field')} need a change`}
          </p>
          <ul className="mt-1 pl-[26px]">
            {problems.map((problem) => (
              <li key={problem.name}>
                <button
                  type="button"
                  className="min-h-6 text-left underline underline-offset-2 hover:no-underline"
                  onClick={() => {
                    onPick(problem.name);
                  }}
                >
                  {problem.message}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
