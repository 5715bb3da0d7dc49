import { Star } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { PriceLines } from '@/components/delivery/PriceLines';
import { VehiclePicture } from '@/components/delivery/VehiclePicture';
import { isBreakdownComplete, type PriceLine } from '@/components/delivery/prices';
import { Tag, type Tone } from '@/components/ui/Tag';
import { BREAKDOWN_INCOMPLETE } from '@/config/messages';
import type { BookingMode } from '@/config/modes';
import { formatPeso } from '@/utils/money';
import { formatMinutes } from '@/utils/text';

type Props = {
  /** Radio group of all rows, so that the arrow keys move between them. */
  group: string;
  vehicleName: string;
  mode: BookingMode;
  image?: string | null;
  tag?: { text: string; tone: Tone };
  /** Null before a driver is assigned. */
  driver: { name: string; rating?: number | null } | null;
  etaMinutes?: number | null;
  lines: readonly PriceLine[];
  discount: number;
  discountLabel?: string;
  total: number;
  isChosen: boolean;
  onChoose: () => void;
};

/** One offer: vehicle, driver, price and time of arrival. The selected offer shows its price breakdown. */
export function DriverRateRow(props: Props) {
  const { group, vehicleName, mode, image, tag, driver, etaMinutes, isChosen, onChoose } = props;
  const { lines, discount, discountLabel, total } = props;
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  // an expanded offer may reach beyond the visible part of the list
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  const ring = isChosen ? 'bg-brand-25 ring-[1.5px] ring-brand-600' : 'bg-white ring-1 ring-ink-200 hover:ring-ink-400';
  return (
    <div
      ref={row}
      className={`rounded-lg ring-inset has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink-900 ${ring}`}
    >
      <label htmlFor={id} className="flex cursor-pointer items-center gap-3 px-4 py-3 sidebar:gap-4 low:py-1">
        <input
          id={id}
          type="radio"
          name={group}
          checked={isChosen}
          onChange={onChoose}
          aria-describedby={isChosen ? `${id}-price` : undefined}
          className="size-[18px] shrink-0 appearance-none rounded-full border-[1.5px] border-ink-400 bg-white outline-hidden checked:border-[5.5px] checked:border-brand-600"
        />
        <VehiclePicture
          name={vehicleName}
          mode={mode}
          image={image}
          width={86}
          className="h-auto w-16 sidebar:w-[86px]"
        />
        <span className="min-w-0 grow">
          <span className="flex flex-wrap items-center gap-2 font-560 wrap-anywhere">
            {vehicleName}
            {tag && <Tag tone={tag.tone}>{tag.text}</Tag>}
          </span>
          <span className="flex items-center gap-1.5 text-small text-ink-600">
            <span className="min-w-0">{driver ? driver.name : 'Driver to be assigned'}</span>
            {driver?.rating !== undefined && driver.rating !== null && (
              <span className="tabular flex items-center gap-1">
                <Star size={13} aria-hidden className="fill-warn-500 text-warn-500" />
                <span className="sr-only">rated</span>
                {driver.rating.toFixed(1)}
              </span>
            )}
          </span>
        </span>
        <span className="shrink-0 text-right">
          <span className="amount block text-[16px]/6">{formatPeso(total)}</span>
          {typeof etaMinutes === 'number' && etaMinutes >= 0 && (
            <span className="tabular text-caption text-ink-600">{formatMinutes(etaMinutes)} away</span>
          )}
        </span>
      </label>
      {isChosen && (
        <div id={`${id}-price`} className="mx-4 border-t border-brand-200 py-2.5 low:py-1">
          <PriceLines lines={lines} discount={discount} discountLabel={discountLabel} isTwoColumn />
          {!isBreakdownComplete(lines, discount, total) && (
            <p className="mt-2 text-caption text-ink-600">{BREAKDOWN_INCOMPLETE}</p>
          )}
        </div>
      )}
    </div>
  );
}
