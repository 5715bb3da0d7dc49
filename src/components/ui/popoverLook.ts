import type { CSSProperties } from 'react';
import { layers } from '@/config/theme';

/** Ground of everything that pops up beside its trigger. */
export const POPOVER_CLASS =
  'rounded-md bg-white shadow-pop ring-1 ring-ink-150 transition-opacity duration-200 data-entering:opacity-0 data-exiting:opacity-0';

/** Above dialogs, which may hold the trigger, and below toasts. */
export const POPOVER_STYLE: CSSProperties = { zIndex: Number(layers.dialog) + 10 };
