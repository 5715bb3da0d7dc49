import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { StatusTag } from '@/components/delivery/StatusTag';
import type { ListedStop } from '@/components/delivery/StopList';
import { StopMarker } from '@/components/delivery/StopMarker';
import { Avatar } from '@/components/ui/Avatar';
import { Card } from '@/components/ui/Card';
import { ModeTag } from '@/components/ui/ModeTag';
import type { BookingMode } from '@/config/modes';

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

/** Summary of an ongoing booking: number, stops, driver, status and next time. */
export function OngoingCard({ bookingNumber, mode, stops, driver, status, time, href }: OngoingCardProps) {
  const rule = 'mt-3 border-t border-ink-150 pt-3';
  return (
    <Card padding="sm">
      <div className="flex items-center justify-between gap-2">
        <p className="tabular min-w-0 truncate text-small font-560">{bookingNumber}</p>
        <ModeTag mode={mode} />
      </div>
      <ol aria-label="Stops" className="mt-3">
        {stops.map((stop, index) => (
          <li key={stop.key} className="relative flex items-center gap-2.5 pb-2 last:pb-0">
            {index < stops.length - 1 && (
              <span aria-hidden className="absolute top-5 bottom-0 left-[9.5px] w-[2px] bg-brand-500" />
            )}
            <StopMarker kind={stop.isDone ? 'done' : stop.kind} number={stop.number} className="-m-px scale-[0.82]" />
            <span
              className={`truncate text-small ${index === stops.length - 1 ? 'font-560 text-ink-900' : 'text-ink-700'}`}
            >
              {stop.title}
              {stop.isDone && <span className="sr-only">, done</span>}
            </span>
          </li>
        ))}
      </ol>
      {driver && (
        <div className={`flex items-center gap-2.5 ${rule}`}>
          <Avatar name={driver.name} src={driver.photo} size={34} isDecorative />
          <div className="min-w-0">
            <p className="truncate text-small font-560">{driver.name}</p>
            {driver.vehicle && <p className="truncate text-caption text-ink-600">{driver.vehicle}</p>}
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
