import type { ReactNode } from 'react';

type PageProps = { title: string; text?: ReactNode; actions?: ReactNode; children: ReactNode };

/** The frame of a page with a heading: content width, margins, the actions of the whole page at the right. */
export function Page({ title, text, actions, children }: PageProps) {
  return (
    <div className="mx-auto w-full max-w-content px-8 pt-6 pb-10">
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="display text-h1">{title}</h1>
          {text && <p className="mt-1 text-body text-ink-600">{text}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2.5">{actions}</div>}
      </div>
      {children}
    </div>
  );
}
