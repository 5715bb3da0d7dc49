import { getArrivedMessage } from '@/config/messages';
import type { EtaLine } from '@/domain/booking/eta';
import { formatNearDay, formatTime } from '@/lib/dates';

/** Next times of a delivery with their days. */
export function EtaTimes({ lines, now }: { lines: readonly EtaLine[]; now: number }) {
  return (
    <div className="flex items-end gap-8">
      {lines.map(({ caption, at, left }, index) =>
        caption === 'Arrived' ? (
          <p key={caption} className="amount text-h2">
            {getArrivedMessage(formatTime(at))}
          </p>
        ) : (
          <div key={caption}>
            <p className="text-small text-ink-600">
              {caption} {formatNearDay(at, now)}
            </p>
            <p className={`amount ${index === 0 ? 'text-eta' : 'text-h2'}`}>{formatTime(at)}</p>
            {left && <p className="tabular text-small text-ink-600">{left}</p>}
          </div>
        ),
      )}
    </div>
  );
}
