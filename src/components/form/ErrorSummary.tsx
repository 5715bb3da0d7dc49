import { CircleAlert } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { pluralize } from '@/utils/text';
import type { FormProblem } from './formProblems';

type ErrorSummaryProps = {
  problems: readonly FormProblem[];
  /** Moves the focus to a field, such as `setFocus` of the form. */
  onPick: (name: string) => void;
  className?: string;
};

/** Error list of a long form; each entry moves the focus to its field. */
export function ErrorSummary({ problems, onPick, className }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const hasProblems = problems.length > 0;
  // runs before a field takes the focus, so that the page scrolls on only to a field out of view
  useLayoutEffect(() => {
    if (hasProblems) summary.current?.scrollIntoView?.({ block: 'nearest' });
  }, [hasProblems]);
  return (
    <div ref={summary} className={className}>
      {hasProblems && (
        <div className="rounded-md bg-err-50 p-3.5 text-err-700">
          {/* without the list: its first message is read out with the field that gets the focus */}
          <p role="alert" className="flex items-center gap-2 font-semibold">
            <CircleAlert size={18} strokeWidth={1.75} aria-hidden />
            Fix {pluralize(problems.length, 'field')}
          </p>
          {/* columns keep a long list low, so that the first field is in view below it */}
          <ul className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(min(260px,100%),1fr))] gap-x-6 pl-[26px]">
            {problems.map((problem) => (
              <li key={problem.name}>
                <button
                  type="button"
                  className="py-0.5 text-left underline underline-offset-2 hover:no-underline"
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
