import { useEffect } from 'react';
import { useAppStore } from '@/store/hooks';
import { drawerToggled, selectOpenDrawer, selectUsesSingleKeys } from '@/store/utils';

/** Returns true if a dialog is open, apart from the drawer. */
const isDialogOpen = (drawer: string | null) =>
  document.querySelectorAll('[role=dialog],[role=alertdialog]').length > (drawer ? 1 : 0);

/** Opens and closes the command palette with Ctrl K or ⌘ K, and opens the list of shortcuts with a question mark. */
export function useShortcutKeys() {
  const store = useAppStore();
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, target } = event;
      // the app-download screen has nothing to find
      if (document.documentElement.hasAttribute('data-walled')) return;
      const drawer = selectOpenDrawer(store.getState());
      if ((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k') {
        event.preventDefault();
        if (!repeat && !isDialogOpen(drawer)) store.dispatch(drawerToggled('palette'));
      } else if (key === '?' && !ctrlKey && !metaKey && !altKey && !drawer && !isDialogOpen(drawer)) {
        const isTyping = (target as Element).matches('input,textarea');
        if (!isTyping && selectUsesSingleKeys(store.getState())) store.dispatch(drawerToggled('shortcuts'));
      }
    };
    // captured: fields in dialogs stop their key events
    window.addEventListener('keydown', handleKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', handleKeyDown, { capture: true });
  }, [store]);
}
