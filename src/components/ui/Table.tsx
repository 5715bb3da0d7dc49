import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '@/utils/classNames';

type TableProps = {
  /** Read out before the rows. */
  caption: string;
  /** The TableHeadCells. */
  head: ReactNode;
  /** The TableRows. */
  children: ReactNode;
};

/** Table with a 40px header row. Put it in a Card without padding; it scrolls sideways if needed. */
export function Table({ caption, head, children }: TableProps) {
  return (
    // focusable, so that the keyboard can scroll it
    <div role="region" aria-label={caption} tabIndex={0} className="overflow-x-auto rounded-[inherit]">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-ink-50">
          <tr className="h-10 border-b border-ink-150">{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

type Align = { align?: 'left' | 'right' | 'center' };

const ALIGNS = { left: 'text-left', right: 'text-right', center: 'text-center' } as const;
const EDGES = 'px-3 first:pl-5 last:pr-5';

type HeadCellProps = Align & {
  children: ReactNode;
  /** Sort order of this column; with `onSort` the heading is a button. */
  sort?: 'ascending' | 'descending' | 'none';
  onSort?: () => void;
  className?: string;
};

export function TableHeadCell({ children, align = 'left', sort, onSort, className }: HeadCellProps) {
  const Arrow = sort === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={sort}
      className={classNames('text-caption font-540 whitespace-nowrap text-ink-500', EDGES, ALIGNS[align], className)}
    >
      {onSort ? (
        <button type="button" className="inline-flex min-h-6 items-center gap-1 hover:text-ink-900" onClick={onSort}>
          {children}
          <Arrow size={14} aria-hidden className={sort === 'none' || !sort ? 'opacity-0' : undefined} />
        </button>
      ) : (
        children
      )}
    </th>
  );
}

export function TableRow({ className, ...rest }: ComponentPropsWithRef<'tr'>) {
  return (
    <tr
      {...rest}
      className={classNames('h-[46px] border-b border-ink-150 last:border-b-0 hover:bg-brand-25', className)}
    />
  );
}

export function TableCell({ align = 'left', className, ...rest }: Align & Omit<ComponentPropsWithRef<'td'>, 'align'>) {
  return <td {...rest} className={classNames('py-2', EDGES, ALIGNS[align], className)} />;
}
