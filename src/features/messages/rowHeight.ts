import type { ThreadRow } from './thread';

const DAY_PX = 36;
/** A message of one line. */
export const MESSAGE_PX = 64;
const LINE_PX = 20;
/** Letters that go into a line of a bubble, more or less. */
const IN_A_LINE = 36;

/** A server may leave the words out. */
const linesOf = (text: string | null | undefined) => Math.max(1, Math.ceil((text?.length ?? 0) / IN_A_LINE));

/** How high a row is likely to be, in px: it is measured once it is drawn. */
export function estimateMessageHeight(row: ThreadRow): number {
  if (row.kind === 'day') return DAY_PX;
  const { message } = row.kind === 'message' ? row.message : row.outgoing;
  return MESSAGE_PX + LINE_PX * (linesOf(message) - 1);
}
