import { CHEQUE_STALE_MONTHS } from '../../config/constants';
import { formatDay, inManila } from '../../lib/dates';

/** Digits as MM-DD-YYYY while they are typed. */
export function formatChequeDate(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '').join('-');
}

/** The day that MM-DD-YYYY names, as YYYY-MM-DD; null where there is no such day. */
export function readChequeDate(text: string): string | null {
  const [, month, day, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text.trim()) ?? [];
  if (!month || !day || !year) return null;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isReal = date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
  return isReal ? `${year}-${month}-${day}` : null;
}

export type ChequeDate = { kind: 'wrong' | 'stale'; problem: string } | { kind: 'good' | 'post-dated'; note: string };

/** Whether a cheque of this date can be handed in, and what to know of it: a bank takes none older than six months. */
export function checkChequeDate(text: string, now: number): ChequeDate {
  if (text.trim() === '') return { kind: 'wrong', problem: 'Enter the date on the cheque.' };
  const day = readChequeDate(text);
  if (!day) return { kind: 'wrong', problem: 'Enter a real date as MM-DD-YYYY.' };
  const today = inManila(now).startOf('day');
  const date = inManila(day);
  if (date.isBefore(today.subtract(CHEQUE_STALE_MONTHS, 'month'))) {
    return { kind: 'stale', problem: `This cheque is older than ${CHEQUE_STALE_MONTHS} months: no bank takes it.` };
  }
  if (date.isAfter(today)) return { kind: 'post-dated', note: `Post-dated: it clears after ${formatDay(day)}.` };
  return { kind: 'good', note: 'It counts once the bank has cleared it.' };
}

/** Banks of the Philippines that are offered while a name is typed; any other can be typed too. */
export const BANKS = [
  'BDO Unibank',
  'BPI',
  'China Bank',
  'EastWest Bank',
  'Land Bank of the Philippines',
  'Metrobank',
  'Philippine National Bank',
  'RCBC',
  'Robinsons Bank',
  'Security Bank',
  'UnionBank',
] as const;
