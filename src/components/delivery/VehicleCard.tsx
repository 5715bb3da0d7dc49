import { Check } from 'lucide-react';
import { useId } from 'react';
import type { BookingMode } from '@/config/modes';
import { formatNumber, formatPeso } from '@/utils/money';
import { FitMeter } from './FitMeter';
import { VehiclePicture } from './VehiclePicture';

type Props = {
  /** Radio group of all cards, so that the arrow keys move between them. */
  group: string;
  name: string;
  mode: BookingMode;
  image?: string | null;
  maxWeightKg: number;
  /** Inner size of the cargo box as text, if known. */
  box?: string;
  /** Percentage that the load takes; hidden if the load does not fit. */
  fit?: { weight: number | null; volume: number | null };
  /** In pesos; hidden while unknown. */
  price?: number | null;
  /** Short note, such as "Smallest that fits". */
  note?: string;
  isChosen: boolean;
  onChoose: () => void;
  /** Reason why the vehicle cannot take the load; disables the card. */
  disabledReason?: string;
  className?: string;
};

/** Selectable vehicle with picture, capacity and price. */
export function VehicleCard(props: Props) {
  const { group, name, mode, image, maxWeightKg, box, fit, price, note, isChosen, onChoose, disabledReason } = props;
  const { className = '' } = props;
  const id = useId();
  const isDisabled = disabledReason !== undefined;
  const cardClasses = isDisabled
    ? 'cursor-not-allowed bg-ink-50 ring-1 ring-ink-150'
    : 'cursor-pointer bg-white ring-1 ring-ink-200 hover:ring-ink-400 has-checked:bg-brand-25 has-checked:ring-[1.5px] has-checked:ring-brand-600';
  return (
    <label
      htmlFor={id}
      className={`relative flex flex-col rounded-md px-2 py-3 ring-inset has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink-900 ${cardClasses} ${className}`}
    >
      <input
        id={id}
        type="radio"
        name={group}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
        aria-describedby={isDisabled ? `${id}-reason` : undefined}
        className="absolute inset-0 appearance-none rounded-md outline-hidden"
      />
      {isChosen && (
        <span
          aria-hidden
          className="absolute top-2.5 right-2.5 grid size-[18px] place-items-center rounded-full bg-brand-600 text-white"
        >
          <Check size={12} strokeWidth={3} />
        </span>
      )}
      <VehiclePicture
        name={name}
        mode={mode}
        image={image}
        width={100}
        className={`mx-auto mb-2 ${isDisabled ? 'opacity-45 grayscale' : ''}`}
      />
      <span className="font-560 wrap-anywhere">{name}</span>
      <span className="text-caption text-ink-600">Up to {formatNumber(maxWeightKg)} kg</span>
      {box && <span className="tabular text-caption tracking-[-.02em] text-ink-600">{box}</span>}
      {fit && !isDisabled && <FitMeter {...fit} />}
      {price !== undefined && price !== null && <span className="amount mt-1 text-[15px]/5">{formatPeso(price)}</span>}
      {note && !isDisabled && <span className="mt-1 text-caption font-560 text-ok-700">{note}</span>}
      {isDisabled && (
        <span id={`${id}-reason`} className="mt-1 text-caption text-ink-600">
          {disabledReason}
        </span>
      )}
    </label>
  );
}
