import { EmptyArt } from '@/components/art/EmptyArt';

/** Placeholder for the map before the last leg and after the delivery. */
export function ClosedMap({ isOver }: { isOver: boolean }) {
  return (
    <div
      className={`flex-col items-center justify-center gap-4 rounded-lg bg-ink-100 p-5 text-center desktop:flex desktop:p-8 ${isOver ? 'hidden' : 'flex'}`}
    >
      <span className="hidden desktop:block">
        <EmptyArt />
      </span>
      <p className="max-w-[320px] text-small text-ink-600">
        {isOver
          ? 'This delivery has ended, so the live map is closed.'
          : 'The map opens when the driver is on the way to the last stop.'}
      </p>
    </div>
  );
}
