import { useDeferredValue, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

type PageProps = { title: string; text?: ReactNode; actions?: ReactNode; children: ReactNode };

/**
 * The frame of a page with a heading: content width, margins, the actions of the whole page at the right. Whoever pressed
 * a link sees the heading at once and the content a moment later, however much it is; on the way back and at a load all
 * comes together, so that the page is as long as it was when it is scrolled to where it was left.
 */
export function Page({ title, text, actions, children }: PageProps) {
  const isContentShown = useDeferredValue(true, useNavigationType() === NavigationType.Pop);
  return (
    <div className="mx-auto w-full max-w-content px-8 pt-6 pb-10">
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="display text-h1">{title}</h1>
          {text && <p className="mt-1 text-body text-ink-600">{text}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2.5">{actions}</div>}
      </div>
      {isContentShown && children}
    </div>
  );
}
