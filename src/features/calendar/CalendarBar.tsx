import { ChevronLeft, ChevronRight } from 'lucide-react';
import { BookDeliveryLink } from '@/components/delivery/BookDeliveryLink';
import { Button } from '@/components/ui/Button';
import { IconButton } from '@/components/ui/IconButton';
import { PageTitle } from '@/components/ui/PageTitle';
import { Segmented } from '@/components/ui/Segmented';
import { useAnnounceChange } from '@/components/ui/announce';
import { getPeriodTitle, stepPeriod, type CalendarView, type Day } from './days';

const VIEWS = [
  { value: 'month', label: 'Month' },
  { value: 'week', label: 'Week' },
  { value: 'agenda', label: 'Agenda' },
] as const;

type CalendarBarProps = {
  view: CalendarView;
  day: Day;
  today: Day;
  onDay: (day: Day) => void;
  onView: (view: CalendarView) => void;
};

/** Title of the period, its navigation and the choice of view. */
export function CalendarBar({ view, day, today, onDay, onView }: CalendarBarProps) {
  const unit = view === 'week' ? 'week' : 'month';
  const title = getPeriodTitle(view, day);
  useAnnounceChange(title);
  const step = (by: 1 | -1) => () => {
    onDay(stepPeriod(view, day, by));
  };
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
      <div className="flex items-center gap-2">
        <PageTitle className="display mr-2 text-h1">{title}</PageTitle>
        <IconButton
          variant="secondary"
          size="sm"
          label={`Previous ${unit}`}
          icon={<ChevronLeft size={18} strokeWidth={1.75} aria-hidden />}
          onClick={step(-1)}
        />
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            onDay(today);
          }}
        >
          Today
        </Button>
        <IconButton
          variant="secondary"
          size="sm"
          label={`Next ${unit}`}
          icon={<ChevronRight size={18} strokeWidth={1.75} aria-hidden />}
          onClick={step(1)}
        />
      </div>
      <div className="flex items-center gap-3">
        <Segmented label="View" options={VIEWS} value={view} onChange={onView} />
        <BookDeliveryLink isMain />
      </div>
    </div>
  );
}
