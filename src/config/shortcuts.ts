/** Keys of the command palette, as the keyboard of this device names them. */
export const PALETTE_KEYS = /Mac/.test(globalThis.navigator?.userAgent) ? '⌘ K' : 'Ctrl K';
