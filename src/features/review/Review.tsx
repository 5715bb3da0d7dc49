import type { Booking, Rate } from '@/api/wire';
import { useNow } from '@/components/ui/useNow';
import { MINUTE_MS } from '@/config/constants';
import { getBookingMode } from '@/domain/booking/bookingView';
import { isPickupLater } from '@/domain/booking/eta';
import { DeliveryFacts } from './DeliveryFacts';
import { LegTable } from './LegTable';
import { PayPanel } from './PayPanel';
import { RateList } from './RateList';
import { ReviewColumns } from './ReviewColumns';
import { ReviewMap } from './ReviewMap';
import { useOffers } from './useOffers';

/** Review of a booking: map and stop times on the left, offers and payment on the right. */
export function Review({ booking }: { booking: Booking }) {
  const { rates, offers, chosen, choose, vehicle, setVehicle, voucher } = useOffers(booking);
  const isLater = isPickupLater(booking, useNow(MINUTE_MS));
  const handleMapChoose = (offer: Rate) => {
    // the filter might hide the offer that was chosen on the map
    setVehicle(null);
    choose(offer);
  };

  return (
    <ReviewColumns>
      <section aria-label="Route" className="relative flex min-h-0 flex-col">
        <ReviewMap booking={booking} offers={offers} chosen={chosen} onChoose={handleMapChoose} />
        <DeliveryFacts booking={booking} offer={chosen} className="absolute top-5 left-5 z-map-control" />
        <LegTable booking={booking} offer={chosen} />
      </section>
      <section aria-label="Rates and payment" className="flex min-h-0 flex-col border-l border-ink-150 bg-ink-50">
        <RateList
          rates={offers}
          chosen={chosen}
          vehicle={vehicle}
          mode={getBookingMode(booking)}
          isLater={isLater}
          query={rates}
          onVehicle={setVehicle}
          onChoose={choose}
        />
        {chosen && voucher && (
          <PayPanel booking={booking} rate={chosen} voucher={voucher} onRatesStale={() => void rates.refetch()} />
        )}
      </section>
    </ReviewColumns>
  );
}
