import { TrafficCone } from 'lucide-react';

/** What the marks of a day mean. */
export function MonthLegend() {
  return (
    <ul
      aria-label="Legend"
      className="flex flex-wrap gap-x-5 gap-y-1 border-t border-ink-150 px-3.5 py-2.5 text-caption text-ink-600"
    >
      <li className="flex items-center gap-1.5">
        <span aria-hidden className="size-2.5 rounded-[3px] bg-brand-500" />
        Special
      </li>
      <li className="flex items-center gap-1.5">
        <span aria-hidden className="size-2.5 rounded-[3px] bg-harbor-500" />
        Joint
      </li>
      <li>
        <span className="line-through">Place</span> Cancelled
      </li>
      <li className="flex items-center gap-1.5">
        <TrafficCone size={14} strokeWidth={2} aria-hidden className="text-warn-700" />
        Busy roads: payday, the eve of a holiday, the Christmas rush
      </li>
    </ul>
  );
}
