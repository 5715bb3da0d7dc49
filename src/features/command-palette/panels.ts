// one chunk for both: the list of shortcuts is small
export { CommandPalette } from './CommandPalette';
export { ShortcutsDialog } from './ShortcutsDialog';
