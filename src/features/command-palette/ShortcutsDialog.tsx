import { Keyboard } from 'lucide-react';
import { Checkbox } from '@/components/form/Checkbox';
import { Dialog } from '@/components/ui/Dialog';
import { SINGLE_KEYS_HINT, SINGLE_KEYS_LABEL } from '@/config/shortcutMessages';
import { PALETTE_KEYS } from '@/config/shortcuts';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { drawersHidden, preferencesChanged, selectUsesSingleKeys } from '@/store/utils';
import { SEARCH_EVERYTHING } from './command';

const SHORTCUTS = [
  { keys: PALETTE_KEYS, effect: SEARCH_EVERYTHING },
  { keys: '?', effect: 'Show this list' },
  { keys: '↑ ↓', effect: 'Move in a list, a menu or the search results' },
  { keys: 'Enter', effect: 'Choose the marked result' },
  { keys: 'Esc', effect: 'Close the dialog or the drawer' },
  { keys: '← → ↑ ↓', effect: 'Move the map; + and − zoom' },
];

/** Lists the shortcuts, and switches off those of a single key. */
export function ShortcutsDialog() {
  const dispatch = useAppDispatch();
  const usesSingleKeys = useAppSelector(selectUsesSingleKeys);
  return (
    <Dialog
      isOpen
      onClose={() => dispatch(drawersHidden())}
      title="Keyboard shortcuts"
      icon={<Keyboard size={22} strokeWidth={1.75} aria-hidden />}
    >
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2.5">
        {SHORTCUTS.map(({ keys, effect }) => (
          <div key={effect} className="contents">
            <dt>
              <kbd className="rounded-xs border border-ink-200 bg-ink-50 px-1.5 py-0.5 font-sans text-caption font-560 whitespace-nowrap">
                {keys}
              </kbd>
            </dt>
            <dd className="text-small text-ink-800">{effect}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        className="mt-5 border-t border-ink-150 pt-4"
        label={SINGLE_KEYS_LABEL}
        hint={SINGLE_KEYS_HINT}
        checked={usesSingleKeys}
        onChange={(event) => dispatch(preferencesChanged({ usesSingleKeys: event.target.checked }))}
      />
    </Dialog>
  );
}
