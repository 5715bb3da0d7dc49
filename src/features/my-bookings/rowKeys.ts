import type { KeyboardEvent } from 'react';

const STEPS: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves the focus within a column: by one row with Up and Down, to the first or last rendered row with Home and End. */
export function handleRowKeys(event: KeyboardEvent<HTMLElement>): void {
  const isEdge = event.key === 'Home' || event.key === 'End';
  const step = STEPS[event.key];
  if (step === undefined && !isEdge) return;
  const target = event.target as HTMLElement;
  const column = target.closest<HTMLElement>('[data-col]')?.dataset.col;
  const row = target.closest<HTMLElement>('[data-row]');
  if (!column || !row) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const next = isEdge ? rows.at(event.key === 'Home' ? 0 : -1) : rows[rows.indexOf(row) + (step ?? 0)];
  const cell = next?.querySelector<HTMLElement>(`[data-col="${column}"]`);
  const control = cell?.matches('a, button, input') ? cell : cell?.querySelector<HTMLElement>('button');
  if (!control) return;
  event.preventDefault();
  control.focus();
}
