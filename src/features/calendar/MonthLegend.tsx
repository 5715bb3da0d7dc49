import { TrafficCone } from 'lucide-react';
import { MODE_NAMES } from '@/config/modes';

/** Legend of the marks in a cell. */
export function MonthLegend() {
  return (
    <ul
      aria-label="Legend"
      className="flex flex-wrap gap-x-5 gap-y-1 border-t border-ink-150 px-3.5 py-2.5 text-caption text-ink-600"
    >
      <li className="flex items-center gap-1.5">
        <span aria-hidden className="size-2.5 rounded-[3px] bg-brand-500 forced-color-adjust-none" />
        {MODE_NAMES.exclusive}
      </li>
      <li className="flex items-center gap-1.5">
        <span aria-hidden className="size-2.5 rounded-[3px] bg-harbor-500 forced-color-adjust-none" />
        {MODE_NAMES.shared}
      </li>
      <li>
        <span className="rounded-xs bg-ink-100 px-1.5 py-0.5 font-560 line-through">Cancelled</span>
      </li>
      <li className="flex items-center gap-1.5">
        <TrafficCone size={14} strokeWidth={2} aria-hidden className="text-warn-700" />
        Heavy traffic expected: payday, holiday eve, Christmas rush
      </li>
    </ul>
  );
}
