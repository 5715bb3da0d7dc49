import { useMemo, useState } from 'react';
import { useComputeRatesQuery } from '@/api/bookings';
import type { Booking, Rate } from '@/api/wire';
import { LazyDeliveryMap } from '@/components/map/LazyDeliveryMap';
import { useNow } from '@/components/ui/useNow';
import { bookingModeOf, toMapStops } from '@/domain/booking/bookingView';
import { isPickupLater } from '@/domain/booking/eta';
import { toMapRoute } from '@/domain/booking/mapRoute';
import { formatPeso } from '@/utils/money';
import { LegTable } from './LegTable';
import { PayPanel } from './PayPanel';
import { RateList } from './RateList';
import { TripChips } from './TripChips';
import { findChosen, offerKey, shownRates, vehicleName } from './rateList';
import { useReviewChoices } from './useReviewChoices';
import { useReviewVoucher } from './useReviewVoucher';

const CLOCK_MS = 60_000;

const positionOf = ({ driver }: Rate) => driver?.position ?? null;

/** Map with stops, road and the vehicles on offer at the left; rates and payment at the right. */
export function Review({ booking }: { booking: Booking }) {
  const mode = bookingModeOf(booking);
  const rates = useComputeRatesQuery(booking.id, { refetchOnMountOrArgChange: true });
  const { kept, keep } = useReviewChoices(booking);
  const [asked, setVehicle] = useState<string | null | undefined>();

  const voucher = useReviewVoucher(booking);
  const { price } = voucher;
  const offers = useMemo(() => (rates.data ?? []).map(price), [rates.data, price]);
  // The vehicle that was chosen, else booked, is shown first; all others are a chip away.
  const booked = booking.vehicle_type?.name ?? null;
  const chosenBefore = kept ? findChosen(offers, kept) : undefined;
  const first = chosenBefore ? vehicleName(chosenBefore) : booked;
  const vehicle = asked === undefined ? (offers.some((rate) => vehicleName(rate) === first) ? first : null) : asked;
  const chosen = chosenBefore ?? shownRates(offers, 'lowest', booked)[0] ?? offers[0] ?? null;
  const offer = rates.data?.find(({ id }) => id === chosen?.id);
  const handleChoose = (rate: Rate) => keep({ chosenRateId: rate.id, chosenOffer: offerKey(rate) });

  const isLater = isPickupLater(booking, useNow(CLOCK_MS));
  const stops = useMemo(() => toMapStops(booking), [booking]);
  const route = useMemo(() => toMapRoute(booking), [booking]);
  const vehicles = useMemo(
    () =>
      offers.flatMap((rate) => {
        const position = positionOf(rate);
        if (!position) return [];
        const { lat, lng } = position;
        return [
          {
            id: String(rate.id),
            lat,
            lng,
            label: formatPeso(rate.total),
            isChosen: rate === chosen,
            mode,
            vehicle: vehicleName(rate) ?? undefined,
          },
        ];
      }),
    [offers, chosen, mode],
  );
  const handleVehicleSelect = (id: string) => {
    const rate = offers.find((offer) => String(offer.id) === id);
    if (!rate) return;
    setVehicle(null);
    handleChoose(rate);
  };

  return (
    <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_440px] sidebar:grid-cols-[minmax(0,1fr)_524px]">
      <section aria-label="Route" className="relative flex min-h-0 flex-col">
        <LazyDeliveryMap
          label={`Route of ${booking.booking_number}`}
          stops={stops}
          route={route}
          vehicles={vehicles}
          onVehicleSelect={handleVehicleSelect}
          className="min-h-0 flex-1"
        />
        <TripChips booking={booking} offer={chosen} className="absolute top-5 left-5 z-map-control" />
        <LegTable booking={booking} offer={chosen} />
      </section>
      <section aria-label="Rates and payment" className="flex min-h-0 flex-col border-l border-ink-150 bg-ink-50">
        <RateList
          rates={offers}
          chosen={chosen}
          vehicle={vehicle}
          mode={mode}
          isLater={isLater}
          isLoading={rates.isLoading}
          isFetching={rates.isFetching}
          error={rates.error ?? null}
          onVehicle={setVehicle}
          onChoose={handleChoose}
          onRetry={() => void rates.refetch()}
        />
        {chosen && offer && (
          <PayPanel
            booking={booking}
            rate={chosen}
            voucher={voucher.of(offer)}
            onRatesStale={() => void rates.refetch()}
          />
        )}
      </section>
    </div>
  );
}
