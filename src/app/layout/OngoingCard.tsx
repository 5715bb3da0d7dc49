import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { StatusTag } from '@/components/delivery/StatusTag';
import type { ListedStop } from '@/components/delivery/StopList';
import { StopMarker, type StopMarkerKind } from '@/components/delivery/StopMarker';
import { Avatar } from '@/components/ui/Avatar';
import { Card } from '@/components/ui/Card';
import { ModeTag } from '@/components/ui/ModeTag';
import type { BookingMode } from '@/config/modes';
import { pluralize } from '@/utils/text';

export type OngoingCardProps = {
  bookingNumber: string;
  mode: BookingMode;
  stops: readonly ListedStop[];
  /** Null before a driver is assigned. */
  driver: { name: string; photo?: string | null; vehicle?: string } | null;
  status: { status: string; label: string };
  /** Formatted time, such as "Arrives 10:52 AM". */
  time?: string;
  href: string;
};

/** With more stops, the driver and the status would leave the sidebar. */
const STOPS_MAX = 5;

/** A stop, or a line in place of several stops. */
type StopRow = { key: string; title: string; marker?: { kind: StopMarkerKind; number?: number }; isDone?: boolean };

const toRow = ({ key, title, kind, number, isDone }: ListedStop): StopRow => ({
  key,
  title,
  marker: { kind: isDone ? 'done' : kind, number },
  isDone,
});

/** Returns a row per stop; of a long route, the next stop, the last one and the numbers of the others. */
function toStopRows(stops: readonly ListedStop[]): StopRow[] {
  if (stops.length <= STOPS_MAX) return stops.map(toRow);
  const last = stops.length - 1;
  const due = stops.findIndex(({ isDone }) => !isDone);
  const next = due === -1 ? last : due;
  const between = last - next - 1;
  const rows = stops.filter((_, index) => index === next || index === last).map(toRow);
  if (between > 0) rows.splice(1, 0, { key: 'between', title: `+${pluralize(between, 'stop')}` });
  if (next > 0) rows.unshift({ key: 'done', title: `${pluralize(next, 'stop')} done`, marker: { kind: 'done' } });
  return rows;
}

/** Summary of an ongoing booking: number, stops, driver, status and next time. */
export function OngoingCard({ bookingNumber, mode, stops, driver, status, time, href }: OngoingCardProps) {
  const rule = 'mt-3 border-t border-ink-150 pt-3';
  const rows = toStopRows(stops);
  return (
    <Card padding="sm">
      <div className="flex items-center justify-between gap-2">
        <p className="tabular min-w-0 text-small font-560">{bookingNumber}</p>
        <ModeTag mode={mode} />
      </div>
      <ol aria-label="Stops" className="mt-3">
        {rows.map(({ key, title, marker, isDone }, index) => (
          <li key={key} className="relative flex items-center gap-2.5 pb-2 last:pb-0">
            {index < rows.length - 1 && (
              <span
                aria-hidden
                className={`absolute bottom-0 left-[9.5px] w-[2px] bg-brand-500 ${marker ? 'top-5' : 'top-0'}`}
              />
            )}
            {marker ? (
              <StopMarker {...marker} className="-m-px scale-[0.82]" />
            ) : (
              <span aria-hidden className="w-5 shrink-0" />
            )}
            <span
              className={`relative truncate text-small ${index === rows.length - 1 ? 'font-560 text-ink-900' : 'text-ink-700'}`}
            >
              {title}
              {isDone && <span className="sr-only">, done</span>}
            </span>
          </li>
        ))}
      </ol>
      {driver && (
        <div className={`flex items-center gap-2.5 ${rule}`}>
          <Avatar name={driver.name} src={driver.photo} size={34} isDecorative />
          <div className="min-w-0">
            <p className="text-small font-560">{driver.name}</p>
            {driver.vehicle && <p className="text-caption text-ink-600">{driver.vehicle}</p>}
          </div>
        </div>
      )}
      <div className={`flex items-center justify-between gap-2 ${rule}`}>
        <div className="min-w-0">
          <StatusTag {...status} />
          {time && <p className="tabular mt-1 text-caption font-620 text-ink-900">{time}</p>}
        </div>
        <Link
          to={href}
          aria-label={`View ${bookingNumber}`}
          className="flex min-h-6 items-center gap-1 rounded-xs text-small font-560 text-brand-700 hover:underline"
        >
          View
          <ChevronRight size={16} strokeWidth={2} aria-hidden />
        </Link>
      </div>
    </Card>
  );
}
