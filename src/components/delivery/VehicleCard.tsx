import { Check } from 'lucide-react';
import { useId } from 'react';
import type { BookingMode } from '@/config/paths';
import { formatNumber, formatPeso } from '@/utils/money';
import { FitMeter } from './FitMeter';
import { VehicleArt } from './VehicleArt';

type Props = {
  /** One name for all cards of a choice: arrows then move between them. */
  group: string;
  name: string;
  mode: BookingMode;
  image?: string | null;
  maxWeightKg: number;
  /** The inside of its box in words, where it is known. */
  box?: string;
  /** Per cent of it that the load takes. It stays out where the load does not fit: the reason says more. */
  fit?: { weight: number | null; volume: number | null };
  /** In pesos; nothing is shown while it is not known. */
  price?: number | null;
  /** A short word beside the name, such as "Smallest that fits". */
  note?: string;
  isChosen: boolean;
  onChoose: () => void;
  /** Why this one cannot take the load. It is then not to be chosen. */
  disabledReason?: string;
};

/** One vehicle of a choice: picture, capacity and price. */
export function VehicleCard(props: Props) {
  const { group, name, mode, image, maxWeightKg, box, fit, price, note, isChosen, onChoose, disabledReason } = props;
  const id = useId();
  const isOff = disabledReason !== undefined;
  const look = isOff
    ? 'cursor-not-allowed bg-ink-50 ring-1 ring-ink-150'
    : 'cursor-pointer bg-white ring-1 ring-ink-200 hover:ring-ink-400 has-checked:bg-brand-25 has-checked:ring-[1.5px] has-checked:ring-brand-600';
  return (
    <label
      htmlFor={id}
      className={`relative flex flex-col rounded-md p-3 ring-inset has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink-900 ${look}`}
    >
      <input
        id={id}
        type="radio"
        name={group}
        checked={isChosen}
        disabled={isOff}
        onChange={onChoose}
        aria-describedby={isOff ? `${id}-reason` : undefined}
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
      <VehicleArt
        name={name}
        mode={mode}
        image={image}
        width={100}
        className={`mx-auto mb-2 ${isOff ? 'opacity-45 grayscale' : ''}`}
      />
      <span className="font-560">{name}</span>
      <span className="text-caption text-ink-600">Up to {formatNumber(maxWeightKg)} kg</span>
      {box && <span className="tabular text-caption text-ink-600">{box}</span>}
      {fit && !isOff && <FitMeter {...fit} />}
      {price !== undefined && price !== null && <span className="amount mt-1 text-[15px]/5">{formatPeso(price)}</span>}
      {note && !isOff && <span className="mt-1 text-caption font-560 text-ok-700">{note}</span>}
      {isOff && (
        <span id={`${id}-reason`} className="mt-1 text-caption text-ink-600">
          {disabledReason}
        </span>
      )}
    </label>
  );
}
