import { Clock, Info, MapPin, Route, Weight, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { BREAKDOWN_INCOMPLETE } from '@/config/messages';
import type { BookingMode } from '@/config/modes';
import { formatNumber, formatPeso } from '@/utils/money';
import { formatMinutes, pluralize } from '@/utils/text';
import { Card } from '../ui/Card';
import { ModeTag } from '../ui/ModeTag';
import { SlowNotice } from '../ui/SlowNotice';
import { useAnnounceChange } from '../ui/announce';
import { PriceLines } from './PriceLines';
import { PriceSummarySkeleton, TotalSkeleton } from './PriceSummarySkeleton';
import { VehiclePicture } from './VehiclePicture';
import { isBreakdownComplete, type PriceLine } from './prices';

export type SummaryVehicle = { name: string; maxWeightKg?: number; image?: string | null };

type Price = { lines: readonly PriceLine[]; discount: number; total: number };

type Props = {
  title?: string;
  mode: BookingMode;
  /** Shown above the title, such as a small map of the route. */
  picture?: ReactNode;
  vehicle?: SummaryVehicle;
  /** Shown in the place of a vehicle that is not known yet. */
  noVehicle?: string;
  onChangeVehicle?: () => void;
  distanceKm?: number;
  durationMinutes?: number;
  weightKg?: number;
  stopCount?: number;
  /** Null before the first price; `placeholder` then names the missing input. */
  price: Price | null;
  placeholder?: string;
  /** True if `placeholder` is an error, which screen readers read out. */
  isFailed?: boolean;
  /** Heading of the lines, when other price blocks are next to them. */
  linesTitle?: string;
  /** Smaller gaps, so that total and button fit on a low screen. */
  isDense?: boolean;
  totalLabel?: string;
  totalNote?: string;
  discountLabel?: string;
  /** Age of the price, such as "Updated 2 min ago". */
  freshness?: ReactNode;
  isLoading?: boolean;
  /** Shown below the lines, such as a voucher form; it stays while a price loads, because it may have the focus. */
  children?: ReactNode;
  /** Main button below the total, with its notes. */
  action?: ReactNode;
  className?: string;
};

/**
 * Price of a delivery with its breakdown. The total is its largest text. Where the height is limited, the lines scroll
 * between the title and the total.
 */
export function PriceSummary({ title = 'Price summary', isLoading = false, className = '', ...rest }: Props) {
  const headingId = useId();
  const { mode, picture, vehicle, noVehicle, onChangeVehicle, price, children } = rest;
  const { isDense = false, linesTitle, discountLabel } = rest;
  useAnnounceChange(price && !isLoading ? `The price is ${formatPeso(price.total)}` : '');
  return (
    <Card
      as="section"
      padding="none"
      aria-labelledby={headingId}
      className={`flex min-h-0 flex-col overflow-hidden ${className}`}
    >
      {picture}
      <div className="flex shrink-0 items-center justify-between gap-3 px-5 pt-5 pb-3">
        <h2 id={headingId} className="text-h3 font-620">
          {title}
        </h2>
        {onChangeVehicle ? <ChangeVehicleButton onPress={onChangeVehicle} /> : <ModeTag mode={mode} />}
      </div>
      {/* the faded edge shows that the lines scroll */}
      <div
        className={`min-h-16 overflow-y-auto mask-[linear-gradient(to_top,transparent,black_12px)] px-5 ${isDense ? 'pb-3' : 'pb-4'}`}
      >
        {vehicle && <VehiclePanel vehicle={vehicle} mode={mode} />}
        {!vehicle && noVehicle && <p className={`${PANEL_CLASSES} bg-ink-50 text-small text-ink-600`}>{noVehicle}</p>}
        {isLoading ? (
          <>
            <PriceSummarySkeleton isDense={isDense} />
            <SlowNotice className="mt-4 rounded-md" />
          </>
        ) : (
          <>
            <RouteChips {...rest} />
            {price && <Breakdown price={price} title={linesTitle} discountLabel={discountLabel} isDense={isDense} />}
          </>
        )}
        {children}
      </div>
      <SummaryFooter isLoading={isLoading} {...rest} />
    </Card>
  );
}

type SummaryFooterProps = Pick<
  Props,
  'price' | 'placeholder' | 'isFailed' | 'totalLabel' | 'totalNote' | 'freshness' | 'action' | 'isDense'
> & { isLoading: boolean };

/** Total and main button, always in view. */
function SummaryFooter(props: SummaryFooterProps) {
  const { price, placeholder, isFailed, totalLabel, totalNote, freshness, action, isDense = false, isLoading } = props;
  return (
    <div className={`relative shrink-0 border-t border-ink-150 px-5 pb-5 ${isDense ? 'pt-3' : 'pt-4'}`}>
      {isLoading && <TotalSkeleton />}
      {!isLoading && price && <Total amount={price.total} label={totalLabel} note={totalNote} />}
      {!isLoading && !price && (
        <p role={isFailed ? 'alert' : undefined} className="text-small text-ink-600">
          {placeholder}
        </p>
      )}
      {!isLoading && freshness && <div className="mt-1 text-right text-caption text-ink-500">{freshness}</div>}
      {action && <div className={`grid gap-2.5 ${isDense ? 'mt-3' : 'mt-4'}`}>{action}</div>}
    </div>
  );
}

function ChangeVehicleButton({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="min-h-6 rounded-xs text-small font-560 text-brand-700 hover:underline"
    >
      Change vehicle
    </button>
  );
}

const PANEL_CLASSES = 'mb-3 flex min-h-[85px] items-center gap-5 rounded-md p-4';

function VehiclePanel({ vehicle: { name, image, maxWeightKg }, mode }: { vehicle: SummaryVehicle; mode: BookingMode }) {
  const background = mode === 'shared' ? 'bg-harbor-50' : 'bg-brand-50';
  return (
    <div className={`${PANEL_CLASSES} ${background}`}>
      <VehiclePicture name={name} mode={mode} image={image} width={110} />
      <div className="min-w-0">
        <p className="font-620">{name}</p>
        {maxWeightKg !== undefined && <p className="text-small text-ink-700">Up to {formatNumber(maxWeightKg)} kg</p>}
      </div>
    </div>
  );
}

type RouteChipsProps = Pick<Props, 'distanceKm' | 'durationMinutes' | 'weightKg' | 'stopCount'>;

function RouteChips({ distanceKm, durationMinutes, weightKg, stopCount }: RouteChipsProps) {
  return (
    <ul className="flex flex-wrap gap-2 empty:hidden">
      {distanceKm !== undefined && <Chip icon={Route}>{formatNumber(distanceKm)} km</Chip>}
      {durationMinutes !== undefined && <Chip icon={Clock}>{formatMinutes(durationMinutes)}</Chip>}
      {weightKg !== undefined && <Chip icon={Weight}>{formatNumber(weightKg)} kg</Chip>}
      {stopCount !== undefined && <Chip icon={MapPin}>{pluralize(stopCount, 'stop')}</Chip>}
    </ul>
  );
}

function Chip({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="tabular flex h-[26px] items-center gap-1.5 rounded-xs bg-ink-100 px-2 text-caption font-560 text-ink-600">
      <Icon size={14} strokeWidth={2} aria-hidden />
      {children}
    </li>
  );
}

type BreakdownProps = { price: Price; title?: string; discountLabel?: string; isDense: boolean };

function Breakdown({ price: { lines, discount, total }, title, discountLabel, isDense }: BreakdownProps) {
  return (
    <div className={isDense ? 'mt-3' : 'mt-4'}>
      {title && lines.length > 0 && (
        <h3 className={`text-caption font-620 text-ink-900 ${isDense ? 'mb-1' : 'mb-2'}`}>{title}</h3>
      )}
      <PriceLines lines={lines} discount={discount} discountLabel={discountLabel} isDense={isDense} />
      {!isBreakdownComplete(lines, discount, total) && (
        <p className="mt-3 flex gap-2 text-caption text-ink-600">
          <Info size={14} strokeWidth={2} aria-hidden className="mt-px shrink-0" />
          {BREAKDOWN_INCOMPLETE}
        </p>
      )}
    </div>
  );
}

function Total({
  amount,
  label = 'Estimated total',
  note = 'VAT included',
}: {
  amount: number;
  label?: string;
  note?: string;
}) {
  return (
    <div className="flex items-center justify-between gap-4">
      <div>
        <p className="text-ink-700">{label}</p>
        <p className="text-caption text-ink-500">{note}</p>
      </div>
      <p className="amount text-total font-690">{formatPeso(amount)}</p>
    </div>
  );
}
