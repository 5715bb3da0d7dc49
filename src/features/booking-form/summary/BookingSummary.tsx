import { ChevronDown, RotateCw } from 'lucide-react';
import { useState, type ReactNode, type Ref } from 'react';
import { useWatch } from 'react-hook-form';
import { useGetVehicleTypesQuery } from '@/api/reference';
import type { Rate, VehicleType } from '@/api/wire';
import { PriceSummary } from '@/components/delivery/PriceSummary';
import { useDeviceNow, useNow } from '@/components/ui/useNow';
import { LOW_SCREEN } from '@/config/constants';
import type { BookingMode } from '@/config/modes';
import type { PriceEstimate } from '@/domain/booking/bookingParts';
import { sumLoad } from '@/domain/draft/draftTotals';
import { getWholeLoad } from '@/domain/draft/dropoffGoods';
import {
  getChargeableWeightLabel,
  getMissingPartsMessage,
  getPriceAgeLabel,
  getPriceErrorMessage,
  isRefused,
} from '@/domain/draft/priceMessages';
import { INCLUDED } from '@/domain/draft/priceTerms';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { isStale, type Pricing } from '@/hooks/useQuote';
import { useReturnFocus } from '@/hooks/useReturnFocus';
import { formatNumber, fromCentavos, toCentavos } from '@/utils/money';
import { useBooking } from '../form/bookingContext';
import { VEHICLE_HEADING_ID } from '../vehicle/VehicleSection';
import { VoucherChoice } from '../voucher/VoucherChoice';
import { useVoucher } from '../voucher/useVoucher';
import { PriceTerms } from './PriceTerms';
import { usePricing } from './usePricing';
import { useScrollEnd } from './useScrollEnd';

const CLOCK_MS = 15_000;

/** Price on the screen; `toTotal` takes the voucher off a rate. */
export type ShownPrice = { pricing: Pricing; estimate: PriceEstimate | null; toTotal: (rate: Rate) => number };

type BookingSummaryProps = { children: (price: ShownPrice) => ReactNode };

/** Returns the total of a rate with the voucher taken off, exact to the centavo. */
const subtractVoucher = ({ total }: Rate, voucherDiscount: number): number =>
  fromCentavos(toCentavos(total) - toCentavos(voucherDiscount));

const toEstimate = (rate: Rate | null, voucherDiscount: number): PriceEstimate | null =>
  rate && {
    total: subtractVoucher(rate, voucherDiscount),
    discount: fromCentavos(toCentavos(rate.discount) + toCentavos(voucherDiscount)),
    breakdown: rate.breakdown,
  };

function toSummaryVehicle(mode: BookingMode, vehicle: VehicleType | undefined) {
  if (mode === 'shared') return { name: 'Shared vehicle' };
  return vehicle && { name: vehicle.name, maxWeightKg: vehicle.max_weight_kg, image: vehicle.image };
}

function getPlaceholder(pricing: Pricing, mode: BookingMode): string {
  if (pricing.kind === 'missing') return getMissingPartsMessage(pricing.problems);
  if (pricing.kind === 'failed') return getPriceErrorMessage(pricing.error);
  return mode === 'exclusive' ? 'Choose a vehicle to see its price.' : 'No shared vehicle runs on this route.';
}

function focusVehicles() {
  const heading = document.getElementById(VEHICLE_HEADING_ID);
  heading?.scrollIntoView?.({ block: 'center', behavior: 'smooth' });
  heading?.focus({ preventScroll: true });
}

/** Returns the last rate while the next price loads or has failed: its vouchers and terms may have the focus. */
function useLastRate({ kind }: Pricing, rate: Rate | null): Rate | null {
  const [last, setLast] = useState(rate);
  const next = kind === 'pricing' || kind === 'failed' ? last : rate;
  if (next !== last) setLast(next);
  return next;
}

/** Price of the delivery, its lines and its age, above the button that books. */
export function BookingSummary({ children }: BookingSummaryProps) {
  const { form, mode } = useBooking();
  const { pricing, rate, refetch } = usePricing();
  const refreshButton = useReturnFocus();
  const handleRefresh = () => {
    refreshButton.markPressed();
    refetch();
  };
  const now = useDeviceNow(CLOCK_MS);
  const lastRate = useLastRate(pricing, rate);
  const voucher = useVoucher(lastRate, useNow(CLOCK_MS));
  const { data: vehicles, isLoading: areVehiclesLoading } = useGetVehicleTypesQuery();
  const stopCount = useWatch({ control: form.control, name: 'stops', compute: (stops) => stops.length });
  const chosen = useWatch({ control: form.control, name: 'vehicle_type' });
  const vehicle = vehicles?.find(({ id }) => String(id) === chosen);
  // a low screen hides the vehicle, so that the lines have room
  const isLow = useMediaQuery(LOW_SCREEN);
  const { endRef, isEndInView, scrollToEnd } = useScrollEnd();
  const discount = voucher.applied?.discount ?? 0;
  const estimate = toEstimate(rate, discount);
  const toTotal = (other: Rate) => subtractVoucher(other, voucher.getDiscount(other.total));

  return (
    <PriceSummary
      title="Summary"
      mode={mode}
      vehicle={isLow ? undefined : toSummaryVehicle(mode, vehicle)}
      noVehicle={isLow || mode === 'shared' ? undefined : 'The smallest vehicle that fits your goods will show here.'}
      onChangeVehicle={mode === 'exclusive' ? focusVehicles : undefined}
      distanceKm={pricing.kind === 'priced' ? pricing.quote.distance_km : undefined}
      durationMinutes={
        pricing.kind === 'priced' ? (rate?.duration_minutes ?? pricing.quote.duration_minutes) : undefined
      }
      stopCount={stopCount}
      linesTitle={INCLUDED}
      isDense={isLow}
      price={estimate && { ...estimate, lines: estimate.breakdown }}
      discountLabel={discount > 0 ? 'Voucher' : 'Discount'}
      placeholder={getPlaceholder(pricing, mode)}
      isFailed={pricing.kind === 'failed'}
      isLoading={pricing.kind === 'pricing' || (pricing.kind === 'priced' && !rate && areVehiclesLoading)}
      freshness={<Freshness now={now} onRefresh={handleRefresh} buttonRef={refreshButton.ref} />}
      action={
        <>
          {!isEndInView && <MoreBelowButton onPress={scrollToEnd} />}
          {children({ pricing, estimate, toTotal })}
        </>
      }
    >
      {mode === 'shared' && <ChargeableWeight />}
      <VoucherChoice voucher={voucher} />
      {lastRate && <PriceTerms isFolded={Boolean(isLow)} />}
      <div ref={endRef} tabIndex={-1} className="outline-none" />
    </PriceSummary>
  );
}

/** Button on the upper edge of the footer, while lines, vouchers or charges are out of view above it. */
function MoreBelowButton({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      className="absolute -top-2.5 left-1/2 flex min-h-6 -translate-x-1/2 items-center gap-1 rounded-full bg-white px-2.5 text-caption font-560 text-ink-700 shadow-card hover:text-brand-700"
      onClick={onPress}
    >
      More below
      <ChevronDown size={14} strokeWidth={2} aria-hidden />
    </button>
  );
}

type FreshnessProps = { now: number; onRefresh: () => void; buttonRef: Ref<HTMLButtonElement> };

/** Age of the price, and the button that fetches it again. */
function Freshness({ now, onRefresh, buttonRef }: FreshnessProps) {
  const { pricing, rate } = usePricing();
  if (pricing.kind === 'failed') {
    return !isRefused(pricing.error) && <RefreshButton ref={buttonRef} label="Try again" onPress={onRefresh} />;
  }
  // without a vehicle there is no total yet whose age matters
  if (pricing.kind !== 'priced' || !rate) return null;
  return (
    <>
      {getPriceAgeLabel(pricing.pricedAt, now)}
      {isStale(pricing, now) && (
        <>
          {' '}
          · <RefreshButton ref={buttonRef} label="Refresh price" onPress={onRefresh} />
        </>
      )}
    </>
  );
}

type RefreshButtonProps = { ref: Ref<HTMLButtonElement>; label: string; onPress: () => void };

function RefreshButton({ ref, label, onPress }: RefreshButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className="inline-flex min-h-6 items-center gap-1 font-560 text-brand-700 hover:underline"
      onClick={onPress}
    >
      <RotateCw size={12} strokeWidth={2} aria-hidden />
      {label}
    </button>
  );
}

/** Weight that a Joint booking is charged by: the larger of actual and volumetric. Keeps its space while it is unknown. */
function ChargeableWeight() {
  const { form } = useBooking();
  const load = useWatch({ control: form.control, compute: (draft) => sumLoad(getWholeLoad(draft)) });
  const isKnown = load.chargeableKg > 0;
  return (
    <div className="mt-4">
      <p className="flex justify-between gap-4 text-small">
        <span className="text-ink-600">Chargeable weight</span>
        <span className="amount">{isKnown ? `${formatNumber(load.chargeableKg)} kg` : '-'}</span>
      </p>
      <p className="mt-0.5 min-h-8 text-caption text-ink-500">{isKnown && getChargeableWeightLabel(load)}</p>
    </div>
  );
}
