import { Clock, Info, MapPin, Route, Weight, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { BREAKDOWN_INCOMPLETE } from '@/config/messages';
import type { BookingMode } from '@/config/paths';
import { formatNumber, formatPeso } from '@/utils/money';
import { formatMinutes, plural } from '@/utils/text';
import { Card } from '../ui/Card';
import { ModeTag } from '../ui/ModeTag';
import { PriceLines } from './PriceLines';
import { PriceSummarySkeleton } from './PriceSummarySkeleton';
import { VehicleArt } from './VehicleArt';
import { VoucherTicket, type VoucherTicketProps } from './VoucherTicket';
import { isComplete, type PriceLine } from './prices';

export type SummaryVehicle = { name: string; maxWeightKg?: number; image?: string | null };

type Props = {
  title?: string;
  mode: BookingMode;
  /** A picture above the title, such as the route on a small map. */
  picture?: ReactNode;
  vehicle?: SummaryVehicle;
  onChangeVehicle?: () => void;
  distanceKm?: number;
  durationMinutes?: number;
  weightKg?: number;
  stopCount?: number;
  /** Null while nothing has been priced yet: `placeholder` says what is missing. */
  price: { lines: readonly PriceLine[]; discount: number; total: number } | null;
  placeholder?: string;
  /** Heads the lines where other blocks of the price stand beside them. */
  linesTitle?: string;
  /** Closer together, so that total and button stay in sight on a low screen. */
  isDense?: boolean;
  totalLabel?: string;
  totalNote?: string;
  voucher?: VoucherTicketProps;
  discountLabel?: string;
  /** How old the price is, such as "Checked 2 min ago". */
  freshness?: ReactNode;
  isLoading?: boolean;
  /** Between the lines and the total: a voucher form, policy lines. */
  children?: ReactNode;
  /** Beneath the total: the one button that goes on, and what belongs to it. */
  action?: ReactNode;
  className?: string;
};

function Chip({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="tabular flex h-[26px] items-center gap-1.5 rounded-xs bg-ink-100 px-2 text-caption font-560 text-ink-600">
      <Icon size={14} strokeWidth={2} aria-hidden />
      {children}
    </li>
  );
}

/** The price of a delivery and what it is made of. The total is its largest text. */
export function PriceSummary({ title = 'Price summary', mode, price, isLoading = false, className, ...rest }: Props) {
  const headingId = useId();
  const { picture, vehicle, onChangeVehicle, voucher, freshness, children, action, placeholder } = rest;
  const { distanceKm, durationMinutes, weightKg, stopCount } = rest;
  const {
    linesTitle,
    isDense = false,
    totalLabel = 'Estimated total',
    totalNote = 'VAT included',
    discountLabel,
  } = rest;
  return (
    <Card as="section" padding="none" aria-labelledby={headingId} className={`overflow-hidden ${className ?? ''}`}>
      {picture}
      <div className="p-5">
        <div className="mb-3 flex items-center justify-between gap-3">
          <h2 id={headingId} className="text-h3 font-620">
            {title}
          </h2>
          {onChangeVehicle ? (
            <button
              type="button"
              onClick={onChangeVehicle}
              className="min-h-6 rounded-xs text-small font-560 text-brand-700 hover:underline"
            >
              Change vehicle
            </button>
          ) : (
            <ModeTag mode={mode} />
          )}
        </div>
        {vehicle && (
          <div
            className={`mb-3 flex items-center gap-5 rounded-md p-4 ${mode === 'shared' ? 'bg-harbor-50' : 'bg-brand-50'}`}
          >
            <VehicleArt name={vehicle.name} mode={mode} image={vehicle.image} width={110} />
            <div className="min-w-0">
              <p className="font-620">{vehicle.name}</p>
              {vehicle.maxWeightKg !== undefined && (
                <p className="text-small text-ink-700">Up to {formatNumber(vehicle.maxWeightKg)} kg</p>
              )}
            </div>
          </div>
        )}
        {isLoading ? (
          <PriceSummarySkeleton />
        ) : (
          <>
            <ul className="flex flex-wrap gap-2 empty:hidden">
              {distanceKm !== undefined && <Chip icon={Route}>{formatNumber(distanceKm)} km</Chip>}
              {durationMinutes !== undefined && <Chip icon={Clock}>{formatMinutes(durationMinutes)}</Chip>}
              {weightKg !== undefined && <Chip icon={Weight}>{formatNumber(weightKg)} kg</Chip>}
              {stopCount !== undefined && <Chip icon={MapPin}>{plural(stopCount, 'stop')}</Chip>}
            </ul>
            {price && (
              <div className={isDense ? 'mt-3' : 'mt-4'}>
                {linesTitle && price.lines.length > 0 && (
                  <h3 className={`text-caption font-620 text-ink-900 ${isDense ? 'mb-1' : 'mb-2'}`}>{linesTitle}</h3>
                )}
                <PriceLines
                  lines={price.lines}
                  discount={price.discount}
                  discountLabel={discountLabel}
                  isDense={isDense}
                />
                {!isComplete(price.lines, price.discount, price.total) && (
                  <p className="mt-3 flex gap-2 text-caption text-ink-600">
                    <Info size={14} strokeWidth={2} aria-hidden className="mt-px shrink-0" />
                    {BREAKDOWN_INCOMPLETE}
                  </p>
                )}
              </div>
            )}
            {voucher && (
              <div className="mt-4">
                <VoucherTicket {...voucher} />
              </div>
            )}
            {children}
            <hr className={`border-ink-150 ${isDense ? 'my-3' : 'my-4'}`} />
            {price ? (
              <div className="flex items-center justify-between gap-4">
                <div>
                  <p className="text-ink-700">{totalLabel}</p>
                  <p className="text-caption text-ink-500">{totalNote}</p>
                </div>
                <p className="amount text-total font-690">{formatPeso(price.total)}</p>
              </div>
            ) : (
              <p className="text-small text-ink-600">{placeholder}</p>
            )}
            {freshness && <div className="mt-1 text-right text-caption text-ink-500">{freshness}</div>}
          </>
        )}
        {action && <div className="mt-4 grid gap-2.5">{action}</div>}
      </div>
    </Card>
  );
}
