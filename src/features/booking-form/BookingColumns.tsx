import type { ReactNode } from 'react';

type BookingColumnsProps = {
  /** Above route and goods, next to the summary, which keeps its place. */
  problems?: ReactNode;
  route: ReactNode;
  goods: ReactNode;
  summary: ReactNode;
};

/** Columns for route, goods and a sticky price; below 1280px route and goods share a column. */
export function BookingColumns({ problems, route, goods, summary }: BookingColumnsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_340px] items-start gap-x-5 sidebar:grid-cols-[380px_minmax(0,1fr)_340px] wide:grid-cols-[412px_minmax(0,1fr)_360px]">
      <div className="col-start-1 row-start-1 sidebar:col-span-2">{problems}</div>
      {/* as high as the row, so that its last block can stick */}
      <div className="col-start-1 row-start-2 flex flex-col gap-4 sidebar:self-stretch">{route}</div>
      <div className="col-start-1 row-start-3 mt-4 grid gap-4 sidebar:col-start-2 sidebar:row-start-2 sidebar:mt-0">
        {goods}
      </div>
      <div className="sticky top-[136px] z-summary col-start-2 row-span-3 row-start-1 -m-1 flex max-h-[calc(100dvh-144px)] flex-col overflow-y-auto p-1 sidebar:col-start-3 sidebar:row-span-2">
        {summary}
      </div>
    </div>
  );
}
