import { TriangleAlert } from 'lucide-react';

type Props = { text: string; action: string; onAction: () => void; isWorking?: boolean };

/** Notice over the map about a failed load, with a retry button. */
export function MapNotice({ text, action, onAction, isWorking = false }: Props) {
  return (
    <div
      role="status"
      className="absolute top-4 left-1/2 z-map-control flex max-w-[calc(100%-32px)] -translate-x-1/2 items-center gap-2 rounded-md bg-warn-50 py-1 pr-1 pl-3 text-small text-warn-700 shadow-pop"
    >
      <TriangleAlert size={16} strokeWidth={2} aria-hidden className="shrink-0" />
      <span>{text}</span>
      <button
        type="button"
        onClick={isWorking ? undefined : onAction}
        // not disabled, which would lose the focus
        aria-busy={isWorking || undefined}
        className="h-8 shrink-0 rounded-sm px-2 font-620 underline underline-offset-2 hover:bg-white"
      >
        {isWorking ? 'Loading...' : action}
      </button>
    </div>
  );
}
