import type { ComponentProps } from 'react';

export const PAGE_TITLE_ID = 'page-title';

/** Heading of a page. It names the main landmark, which screen readers say when a new page gets the focus. */
export const PageTitle = ({ children, ...heading }: ComponentProps<'h1'>) => (
  <h1 id={PAGE_TITLE_ID} {...heading}>
    {children}
  </h1>
);
