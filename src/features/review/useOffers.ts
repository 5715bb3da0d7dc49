import { useMemo, useState } from 'react';
import { useComputeRatesQuery } from '@/api/bookings';
import type { Booking, Rate } from '@/api/wire';
import { findChosen, getOfferKey, getShownRates, getVehicleName } from './shownRates';
import { useReviewChoices } from './useReviewChoices';
import { useReviewVoucher } from './useReviewVoucher';

/** Returns the offers for a booking with the voucher applied, the chosen offer, and the vehicle filter. */
export function useOffers(booking: Booking) {
  const rates = useComputeRatesQuery(booking.id, { refetchOnMountOrArgChange: true });
  const { saved, save } = useReviewChoices(booking);
  const [selectedVehicle, setVehicle] = useState<string | null>();
  const { applyTo, toReviewVoucher } = useReviewVoucher(booking);
  const offers = useMemo(() => (rates.data ?? []).map(applyTo), [rates.data, applyTo]);

  const bookedVehicle = booking.vehicle_type?.name ?? null;
  const savedOffer = saved ? findChosen(offers, saved) : undefined;
  const firstVehicle = savedOffer ? getVehicleName(savedOffer) : bookedVehicle;
  const getOffered = (name: string | null) => (offers.some((offer) => getVehicleName(offer) === name) ? name : null);
  // set once: derived on each render, the filter would follow the chosen offer
  if (selectedVehicle === undefined && offers.length > 0) setVehicle(getOffered(firstVehicle));
  const chosen = savedOffer ?? getShownRates(offers, 'lowest', bookedVehicle)[0] ?? offers[0] ?? null;
  // the voucher needs the offer as the server sent it
  const sentOffer = rates.data?.find(({ id }) => id === chosen?.id);

  return {
    rates,
    offers,
    chosen,
    choose: (offer: Rate) => save({ chosenRateId: offer.id, chosenOffer: getOfferKey(offer) }),
    /** Vehicle name of the filter; null for all. */
    vehicle: getOffered(selectedVehicle ?? null),
    setVehicle,
    voucher: sentOffer ? toReviewVoucher(sentOffer) : null,
  };
}
