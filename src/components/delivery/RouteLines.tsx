import { pluralize } from '@/utils/text';

type RouteLinesProps = { from: string; to: string; between: number };

/** Pickup above drop-off, joined by the route line. */
export function RouteLines({ from, to, between }: RouteLinesProps) {
  return (
    <span className="relative block min-w-0 pl-4 text-small">
      <span aria-hidden className="absolute top-1.5 bottom-1.5 left-[3.5px] w-[2px] bg-brand-500" />
      <span aria-hidden className="absolute top-1 left-0 size-[9px] rounded-full border-2 border-brand-500 bg-white" />
      <span aria-hidden className="absolute bottom-1 left-0 size-[9px] rounded-[3px] bg-ink-900" />
      <span className="block truncate text-ink-600 print:whitespace-normal">{from}</span>
      <span className="flex min-w-0 items-center gap-2">
        <span className="truncate font-560 print:whitespace-normal">
          <span className="sr-only"> to </span>
          {to}
        </span>
        {between > 0 && (
          <span className="shrink-0 rounded-xs bg-ink-100 px-1.5 text-caption whitespace-nowrap text-ink-600">
            +{pluralize(between, 'stop')}
          </span>
        )}
      </span>
    </span>
  );
}
