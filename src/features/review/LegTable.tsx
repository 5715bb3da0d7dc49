import { ChevronDown } from 'lucide-react';
import type { Booking, Rate } from '@/api/wire';
import { Table, TableCell, TableHeadCell, TableRow } from '@/components/ui/Table';
import { useNow } from '@/components/ui/useNow';
import { LOW_SCREEN, MINUTE_MS } from '@/config/constants';
import { getFirstRoute } from '@/domain/booking/appointment';
import { getBookingStops, getShortAddress } from '@/domain/booking/bookingView';
import { getEtas } from '@/domain/booking/eta';
import { getLegs } from '@/domain/booking/legs';
import { readCashNote } from '@/domain/draft/draftServices';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { formatDayTime, formatTime } from '@/lib/dates';
import { formatTenths } from '@/utils/money';
import { formatPeso } from '@/utils/money';
import { getStopLabel } from '@/utils/stopNames';

/** Table of the stops and their times below the map, collapsed on low screens. */
export function LegTable({ booking, offer }: { booking: Booking; offer: Rate | null }) {
  const now = useNow(MINUTE_MS);
  const isLowScreen = useMediaQuery(LOW_SCREEN);
  const route = getFirstRoute(booking);
  const stops = getBookingStops(booking);
  if (!route || stops.length < 2) return null;
  const { pickup } = getEtas(booking, now, offer ?? {});
  const start = pickup ? Date.parse(pickup.at) : now;
  const legs = getLegs({ ...route, duration_minutes: offer?.duration_minutes ?? route.duration_minutes }, stops, start);
  return (
    <details open={!isLowScreen} className="group shrink-0 border-t border-ink-150 bg-white">
      <summary className="flex min-h-10 cursor-pointer list-none items-center justify-between px-5 text-small font-560 hover:bg-ink-50 [&::-webkit-details-marker]:hidden">
        Stops and times
        <ChevronDown
          size={16}
          strokeWidth={2}
          aria-hidden
          className="text-ink-600 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="max-h-[min(240px,32dvh)] overflow-y-auto">
        <Table
          caption="Stops and times"
          head={
            <>
              <TableHeadCell>Stop</TableHeadCell>
              <TableHeadCell align="right">km</TableHeadCell>
              <TableHeadCell align="right">min</TableHeadCell>
              <TableHeadCell align="right">ETA</TableHeadCell>
            </>
          }
        >
          {stops.map((stop, index) => {
            const leg = legs[index];
            return (
              <TableRow key={stop.sequence} className="h-10">
                <TableCell className="w-full max-w-0">
                  <span className="block truncate text-small">
                    <span className="text-ink-600">{getStopLabel(index, stops.length)}</span> {getShortAddress(stop)}
                  </span>
                  <CashLine notes={stop.notes} />
                </TableCell>
                <TableCell align="right" className="tabular text-small">
                  {index > 0 && leg && leg.km >= 0 ? formatTenths(leg.km) : '-'}
                </TableCell>
                <TableCell align="right" className="tabular text-small">
                  {index > 0 && leg && leg.minutes >= 0 ? leg.minutes : '-'}
                </TableCell>
                <TableCell align="right" className="tabular text-small whitespace-nowrap">
                  {leg ? formatTime(leg.arrivesAt) : '-'}
                </TableCell>
              </TableRow>
            );
          })}
        </Table>
      </div>
      <p className="px-5 py-2 text-caption text-ink-600">Estimated, for a pickup on {formatDayTime(start)}.</p>
    </details>
  );
}

/** Cash that the driver collects at a stop. */
function CashLine({ notes }: { notes?: string | null }) {
  const { amount } = readCashNote(notes);
  return (
    amount !== null && <span className="block text-caption text-ink-600">Collect {formatPeso(amount)} in cash</span>
  );
}
