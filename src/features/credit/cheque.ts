import * as v from 'valibot';
import { CHEQUE_LIMITS } from '@/config/constants';
import { COUNTS_ONCE_CLEARED } from '@/config/messages';
import { formatDay, toIsoDay } from '@/lib/dates';
import { checkWith } from '@/lib/formSchema';
import { judgeChequeDay } from '@/utils/chequeDay';
import { isDigits } from '@/utils/patterns';
import { creditAmount } from './creditAmount';

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

export type ChequeDate =
  { kind: 'wrong' | 'stale' | 'too-late'; problem: string } | { kind: 'good' | 'post-dated'; note: string };

/** Whether a cheque of this date can be handed in, and what to know of it: the server judges by the same rule. */
export function checkChequeDate(text: string, now: number): ChequeDate {
  if (text.trim() === '') return { kind: 'wrong', problem: 'Enter the date on the cheque.' };
  const day = readChequeDate(text);
  if (!day) return { kind: 'wrong', problem: 'Enter a real date as MM-DD-YYYY.' };
  const kind = judgeChequeDay(day, toIsoDay(now), CHEQUE_LIMITS);
  switch (kind) {
    case 'stale':
      return { kind, problem: `This cheque is older than ${CHEQUE_LIMITS.staleMonths} months: no bank takes it.` };
    case 'too-late':
      return { kind, problem: `Use a cheque dated within the next ${CHEQUE_LIMITS.daysAhead} days.` };
    case 'post-dated':
      return { kind, note: `Post-dated: it clears after ${formatDay(day)}.` };
    case 'good':
      return { kind, note: COUNTS_ONCE_CLEARED };
  }
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

/** A cheque as it is typed; its output is the payload. `used` is the used credit, in centavos. */
export const chequeSchema = (used: number, now: number) =>
  v.object({
    bank: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter the bank.')),
    cheque_number: v.pipe(v.string(), v.trim(), v.check(isDigits, 'Enter the digits of the cheque number.')),
    cheque_date: v.pipe(
      v.string(),
      checkWith((text) => {
        const verdict = checkChequeDate(text, now);
        return 'problem' in verdict ? verdict.problem : null;
      }),
      v.transform(readChequeDate),
      v.string(),
    ),
    amount: creditAmount(used, 'Enter the amount on the cheque.'),
    photo: v.pipe(
      v.array(v.file()),
      v.minLength(1, 'Add a picture of the cheque.'),
      v.transform(([photo]) => photo),
      v.file(),
    ),
  });

export type ChequeValues = v.InferInput<ReturnType<typeof chequeSchema>>;
export type Cheque = v.InferOutput<ReturnType<typeof chequeSchema>>;
