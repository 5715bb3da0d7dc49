import { BellRing, LayoutGrid, Rows3, Search } from 'lucide-react';
import { SelectField } from '@/components/form/SelectField';
import { TextField } from '@/components/form/TextField';
import { Segmented } from '@/components/ui/Segmented';
import { Skeleton } from '@/components/ui/Skeleton';
import { lazyWithRetry } from '@/components/ui/lazyWithRetry';
import { MODE_NAMES, type BookingMode } from '@/config/modes';
import { classNames } from '@/utils/classNames';
import type { ListFilter, ListView } from './listParams';

/** Lazy, because the month picker is the heaviest of the filters. */
const DateRange = lazyWithRetry(
  () => import('@/components/form/DateRange'),
  'DateRange',
  <Skeleton className="h-[42px] w-[276px] rounded-md" />,
);

const BOTH = 'both';

type ListToolbarProps = {
  filter: ListFilter;
  view: ListView;
  search: { text: string; change: (text: string) => void };
  onFilter: (part: Partial<ListFilter>) => void;
  onView: (view: ListView) => void;
};

export function ListToolbar({ filter, view, search, onFilter, onView }: ListToolbarProps) {
  return (
    <div role="search" aria-label="Bookings" className="mb-4 flex flex-wrap items-center gap-2">
      <TextField
        className="min-w-[170px] grow basis-[170px] wide:max-w-[320px]"
        label="Search bookings"
        isLabelHidden
        type="search"
        placeholder="Number or place"
        prefix={<Search size={18} strokeWidth={1.75} aria-hidden />}
        value={search.text}
        onChange={({ target }) => search.change(target.value)}
      />
      <DateRange from={filter.from} to={filter.to} onChange={onFilter} />
      <SelectField
        className="w-[164px]"
        label="Mode"
        isLabelHidden
        options={[
          { value: BOTH, label: 'Special and Joint' },
          { value: 'exclusive', label: MODE_NAMES.exclusive },
          { value: 'shared', label: MODE_NAMES.shared },
        ]}
        value={filter.mode || BOTH}
        onChange={(mode) => onFilter({ mode: mode === BOTH ? '' : (mode as BookingMode) })}
      />
      <button
        type="button"
        aria-pressed={filter.needsAction}
        onClick={() => onFilter({ needsAction: !filter.needsAction })}
        className={classNames(
          'flex h-[42px] items-center gap-2 rounded-full px-3.5 text-small font-560 ring-inset',
          filter.needsAction
            ? 'bg-brand-50 text-brand-800 ring-[1.5px] ring-brand-600'
            : 'bg-white text-ink-800 ring-1 ring-ink-200 hover:bg-ink-50',
        )}
      >
        <BellRing size={16} strokeWidth={1.75} aria-hidden />
        Needs action
      </button>
      <Segmented
        className="ml-auto"
        label="View"
        value={view}
        onChange={onView}
        options={[
          { value: 'list', label: 'List', icon: <Rows3 aria-hidden />, isLabelHidden: true },
          { value: 'cards', label: 'Cards', icon: <LayoutGrid aria-hidden />, isLabelHidden: true },
        ]}
      />
    </div>
  );
}
