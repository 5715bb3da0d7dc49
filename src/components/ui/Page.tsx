import { useDeferredValue, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { PageTitle } from './PageTitle';

type PageProps = { title: string; text?: ReactNode; actions?: ReactNode; children: ReactNode };

/**
 * Page frame: content width, margins, heading and page-wide actions. After a link, the heading paints first and the
 * content follows in a deferred render. On Back or a reload both render together, so that the saved scroll position fits.
 */
export function Page({ title, text, actions, children }: PageProps) {
  const isContentShown = useDeferredValue(true, useNavigationType() === NavigationType.Pop);
  return (
    <div className="mx-auto w-full max-w-content px-8 pt-6 pb-10">
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <PageTitle className="display text-h1 wrap-anywhere">{title}</PageTitle>
          {text && <p className="mt-1 text-body text-ink-600">{text}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2.5 print:hidden">{actions}</div>}
      </div>
      {isContentShown && children}
    </div>
  );
}
