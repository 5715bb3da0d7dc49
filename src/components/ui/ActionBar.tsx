import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ModeTag } from './ModeTag';
import { PageTitle } from './PageTitle';
import { Steps } from './Steps';

type ActionBarProps = {
  back: { to: string; label: string };
  title: string;
  /** Steps of the flow; `current` is the index of the open one. */
  steps?: string[];
  current?: number;
  mode?: 'exclusive' | 'shared';
  /** Shown at the right instead of the mode. */
  aside?: ReactNode;
};

/** Bar of an action page below the header: back link, title and progress. */
export function ActionBar({ back, title, steps, current = 0, mode, aside }: ActionBarProps) {
  return (
    <div className="sticky top-16 z-action-bar grid h-14 grid-cols-[minmax(max-content,1fr)_auto_minmax(max-content,1fr)] items-center gap-6 border-b border-ink-150 bg-white px-6 print:hidden">
      <div className="flex min-w-0 items-center gap-4">
        <Link
          to={back.to}
          className="flex min-h-10 shrink-0 items-center gap-2 rounded-md font-540 text-ink-600 hover:text-ink-900"
        >
          <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
          {back.label}
        </Link>
        <span aria-hidden className="h-5 w-px shrink-0 bg-ink-200" />
        <PageTitle className="display max-w-[400px] truncate text-[18px] leading-6">{title}</PageTitle>
      </div>
      <div className="min-w-0">{steps && <Steps steps={steps} current={current} />}</div>
      <div className="flex items-center justify-end gap-3">{aside ?? (mode && <ModeTag mode={mode} />)}</div>
    </div>
  );
}
