import { Clock, Package, Route } from 'lucide-react';
import type { Booking, Rate } from '@/api/wire';
import { getFirstRoute } from '@/domain/booking/appointment';
import { getBookingStops } from '@/domain/booking/bookingView';
import { getTotalKg } from '@/domain/booking/stopLines';
import { formatNumber } from '@/utils/money';
import { formatKm, formatMinutes } from '@/utils/text';

type DeliveryFactsProps = { booking: Booking; offer: Rate | null; className?: string };

/** Distance, duration with the chosen vehicle, and weight. */
export function DeliveryFacts({ booking, offer, className = '' }: DeliveryFactsProps) {
  const route = getFirstRoute(booking);
  const facts = [
    { key: 'distance', Icon: Route, text: route ? formatKm(route.distance_km) : '-' },
    {
      key: 'duration',
      Icon: Clock,
      text: route ? formatMinutes(offer?.duration_minutes ?? route.duration_minutes) : '-',
    },
    { key: 'weight', Icon: Package, text: `${formatNumber(getTotalKg(getBookingStops(booking)))} kg` },
  ];
  return (
    <ul className={`flex gap-4 rounded-lg bg-white px-4 py-3 text-small font-560 shadow-pop ${className}`}>
      {facts.map(({ key, Icon, text }) => (
        <li key={key} className="tabular flex items-center gap-1.5">
          <Icon size={16} strokeWidth={2} aria-hidden className="text-brand-700" />
          {text}
        </li>
      ))}
    </ul>
  );
}
