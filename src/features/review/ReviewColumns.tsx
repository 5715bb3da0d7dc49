import type { ReactNode } from 'react';

/** Columns of the review: the route and its offers. */
export const ReviewColumns = ({ children }: { children: ReactNode }) => (
  <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_440px] sidebar:grid-cols-[minmax(0,1fr)_524px]">
    {children}
  </div>
);
