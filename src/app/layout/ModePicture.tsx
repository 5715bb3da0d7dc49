import { VehicleDrawing } from '@/components/art/VehicleDrawing';
import { MODE_NAMES, type BookingMode } from '@/config/modes';

const POSTERS = {
  exclusive: {
    text: 'One vehicle, only your goods',
    drawing: 'sixw-dark',
    ground: 'bg-brand-500 text-ink-900',
    road: 'bg-brand-600',
    dash: 'border-brand-300',
    line: 'border-brand-400',
  },
  shared: {
    text: 'Share the space, split the fare',
    drawing: 'shared',
    ground: 'bg-harbor-700 text-white',
    road: 'bg-ink-900/35',
    dash: 'border-harbor-300',
    line: 'border-harbor-600',
  },
} as const;

/** Poster of a booking mode in the visitor's sidebar, 264 x 206. */
export function ModePicture({ mode }: { mode: BookingMode }) {
  const { text, drawing, ground, road, dash, line } = POSTERS[mode];
  return (
    <div
      role="img"
      aria-label={`${MODE_NAMES[mode]}. ${text}`}
      className={`relative h-[206px] w-full shrink-0 overflow-hidden rounded-lg ${ground}`}
    >
      <span aria-hidden className={`absolute -top-6 -right-6 size-16 rounded-bl-2xl border-[18px] ${line}`} />
      <p aria-hidden className="relative px-5 pt-4">
        <span className="display block text-[21px] leading-7">{MODE_NAMES[mode]}</span>
        <span className="text-small">{text}</span>
      </p>
      <VehicleDrawing drawing={drawing} width={204} className="absolute bottom-[33px] left-8" />
      <span aria-hidden className={`absolute inset-x-0 bottom-0 h-9 ${road}`} />
      <span aria-hidden className={`absolute inset-x-5 bottom-4 border-t-[3px] border-dashed ${dash}`} />
    </div>
  );
}
