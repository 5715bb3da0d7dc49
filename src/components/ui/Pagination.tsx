import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Ref } from 'react';
import { classNames } from '@/utils/classNames';
import { getPageWindow } from '@/utils/pageWindow';
import { pluralize } from '@/utils/text';

type PaginationProps = {
  /** Zero-based, as in the API. */
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
  /** Singular noun of the items, such as "booking". */
  noun?: string;
  /** Button of the current page. */
  currentRef?: Ref<HTMLButtonElement>;
};

const SQUARE = 'grid size-8 place-items-center rounded-sm text-small font-560 tabular transition-colors duration-120';

/** Range of the current page ("1 to 8 of 28 bookings") and the page buttons. */
export function Pagination({ page, pageSize, total, onPage, noun = 'result', currentRef }: PaginationProps) {
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const first = page * pageSize + 1;
  const last = Math.min(total, first + pageSize - 1);

  const step = (to: number, label: string, Icon: typeof ChevronLeft) => (
    <button
      type="button"
      aria-label={label}
      disabled={to < 0 || to >= pageCount}
      className={classNames(
        SQUARE,
        'bg-white text-ink-900 ring-1 ring-ink-200 ring-inset hover:bg-ink-50',
        'disabled:bg-ink-100 disabled:text-ink-400 disabled:ring-0',
      )}
      onClick={() => {
        onPage(to);
      }}
    >
      <Icon size={16} aria-hidden />
    </button>
  );

  return (
    <div className="flex items-center justify-between gap-4 px-5 py-2.5">
      <p className="tabular text-small text-ink-600">
        {total === 0 ? pluralize(0, noun) : `${String(first)} to ${String(last)} of ${pluralize(total, noun)}`}
      </p>
      <nav aria-label="Pages" className="flex items-center gap-1.5">
        {step(page - 1, 'Previous page', ChevronLeft)}
        {getPageWindow(page, pageCount).map((pageIndex, index) =>
          pageIndex === null ? (
            <span key={`gap-${String(index)}`} aria-hidden className="w-6 text-center text-ink-500">
              …
            </span>
          ) : (
            <button
              key={pageIndex}
              ref={pageIndex === page ? currentRef : undefined}
              type="button"
              aria-label={`Page ${String(pageIndex + 1)}`}
              aria-current={pageIndex === page ? 'page' : undefined}
              className={classNames(
                SQUARE,
                pageIndex === page ? 'bg-ink-900 text-white' : 'text-ink-700 hover:bg-ink-100',
              )}
              onClick={() => {
                onPage(pageIndex);
              }}
            >
              {pageIndex + 1}
            </button>
          ),
        )}
        {step(page + 1, 'Next page', ChevronRight)}
      </nav>
    </div>
  );
}
