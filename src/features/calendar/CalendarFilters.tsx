import { Boxes, Download, Truck } from 'lucide-react';
import type { Booking } from '@/api/wire';
import { Button } from '@/components/ui/Button';
import { Segmented } from '@/components/ui/Segmented';
import { MODE_NAMES } from '@/config/modes';
import { getServerTime } from '@/lib/http/serverClock';
import { saveIcs } from '@/utils/saveFile';
import { STATUS_FILTERS, type ModeFilter, type StatusFilter } from './calendarBookings';
import { toIcs } from './ics';

const icon = { strokeWidth: 1.75, 'aria-hidden': true } as const;
const MODE_OPTIONS = [
  { value: 'all', label: 'All' },
  { value: 'exclusive', label: MODE_NAMES.exclusive, icon: <Truck {...icon} /> },
  { value: 'shared', label: MODE_NAMES.shared, icon: <Boxes {...icon} /> },
] as const;
const STATUS_OPTIONS = STATUS_FILTERS.map((value) => ({ value, label: value === 'all' ? 'Any status' : value }));

type CalendarFiltersProps = {
  mode: ModeFilter;
  status: StatusFilter;
  /** Bookings in view, for the exported file. */
  shown: readonly Booking[];
  fileName: string;
  onMode: (mode: ModeFilter) => void;
  onStatus: (status: StatusFilter) => void;
};

export function CalendarFilters({ mode, status, shown, fileName, onMode, onStatus }: CalendarFiltersProps) {
  const handleExport = () => {
    saveIcs(fileName, toIcs(shown, window.location.origin, getServerTime()));
  };
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <Segmented label="Mode" options={MODE_OPTIONS} value={mode} onChange={onMode} />
      <Segmented label="Status" options={STATUS_OPTIONS} value={status} onChange={onStatus} />
      <Button
        variant="secondary"
        className="ml-auto"
        icon={<Download size={18} strokeWidth={1.75} aria-hidden />}
        disabled={shown.length === 0}
        onClick={handleExport}
      >
        Export .ics
      </Button>
    </div>
  );
}
