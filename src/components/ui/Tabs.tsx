import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '@/utils/classNames';
import { formatNumber } from '@/utils/money';

export type TabItem<T extends string> = { id: T; label: string; count?: number };

type TabsProps<T extends string> = {
  label: string;
  items: readonly TabItem<T>[];
  value: T;
  onChange: (id: T) => void;
  /** The panel of the chosen tab. */
  children: ReactNode;
  panelClassName?: string;
};

/** Returns the index that a key moves to, from the last tab to the first and back; null for any other key. */
function moveIndex(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'ArrowRight':
      return (index + 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** Tabs above one panel; the arrow keys, Home and End select a tab. */
export function Tabs<T extends string>({ label, items, value, onChange, children, panelClassName }: TabsProps<T>) {
  const id = useId();

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const index = items.findIndex((item) => item.id === value);
    const next = moveIndex(event.key, index, items.length);
    const item = next === null ? undefined : items[next];
    if (!item) return;
    event.preventDefault();
    onChange(item.id);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${item.id}"]`)?.focus();
  };

  return (
    <>
      {/* Not a tab stop: the focus is on the selected tab. */}
      <div
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        className="flex gap-7 border-b border-ink-200"
        onKeyDown={handleKeyDown}
      >
        {items.map((item) => {
          const isChosen = item.id === value;
          return (
            <button
              key={item.id}
              type="button"
              role="tab"
              id={`${id}-${item.id}`}
              data-tab={item.id}
              aria-selected={isChosen}
              aria-controls={isChosen ? `${id}-panel` : undefined}
              tabIndex={isChosen ? 0 : -1}
              className={classNames(
                'relative -mb-px flex h-11 items-center gap-2 font-560 transition-colors duration-200',
                'after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:rounded-t-full',
                isChosen ? 'text-ink-900 after:bg-brand-500' : 'text-ink-600 hover:text-ink-900',
              )}
              onClick={() => {
                onChange(item.id);
              }}
            >
              {item.label} {item.count !== undefined && <CountPill count={item.count} isChosen={isChosen} />}
            </button>
          );
        })}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={panelClassName}>
        {children}
      </div>
    </>
  );
}

function CountPill({ count, isChosen }: { count: number; isChosen: boolean }) {
  return (
    <span
      className={classNames(
        'tabular flex h-5 min-w-6 items-center justify-center rounded-full px-1.5 text-caption',
        isChosen ? 'bg-brand-50 text-brand-700' : 'bg-ink-150 text-ink-600',
      )}
    >
      {formatNumber(count)}
    </span>
  );
}
