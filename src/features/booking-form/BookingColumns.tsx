import type { ReactNode } from 'react';

type BookingColumnsProps = { route: ReactNode; goods: ReactNode; summary: ReactNode };

/** Columns for route, goods and a sticky price; below 1280px route and goods share a column. */
export function BookingColumns({ route, goods, summary }: BookingColumnsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_340px] items-start gap-5 sidebar:grid-cols-[380px_minmax(0,1fr)_340px] wide:grid-cols-[412px_minmax(0,1fr)_360px]">
      <div className="grid gap-4">{route}</div>
      <div className="col-start-1 grid gap-4 sidebar:col-start-2">{goods}</div>
      <div className="sticky top-[136px] z-summary col-start-2 row-span-2 row-start-1 -m-1 max-h-[calc(100dvh-144px)] overflow-y-auto p-1 sidebar:col-start-3">
        {summary}
      </div>
    </div>
  );
}
