import { expect, it } from 'vitest';
import type { Message } from '@/api/wire';
import { estimateMessageHeight } from '@/features/messages/rowHeight';

const said = (message: string | null) =>
  estimateMessageHeight({ kind: 'message', message: { id: 1, message } as unknown as Message });

it.each([
  ['', 64],
  [null, 64],
  ['Okay po, no problem.', 64],
  ['The six boxes are fragile, please keep them upright.', 84],
  ['a'.repeat(108), 104],
])('"%s" stands in a row of about %i px', (message, px) => {
  expect(said(message)).toBe(px);
});

it('a day is a line, and what is on its way a message', () => {
  const outgoing = { key: 'out-1', message: 'Hello', date_created: '2026-11-22T01:00:00Z', knownIds: [] };
  expect(estimateMessageHeight({ kind: 'day', number: 1, date: '2026-11-22T10:00:00Z' })).toBe(36);
  expect(estimateMessageHeight({ kind: 'outgoing', outgoing })).toBe(64);
});
