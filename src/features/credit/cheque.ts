import * as v from 'valibot';
import { CHEQUE_LIMITS } from '@/config/constants';
import {
  ADD_CHEQUE_PHOTO,
  ENTER_BANK,
  ENTER_CHEQUE_DATE,
  ENTER_CHEQUE_NUMBER,
  getLateChequeMessage,
  getStaleChequeMessage,
} from '@/config/fieldMessages';
import { COUNTS_ONCE_CLEARED } from '@/config/moneyMessages';
import { getChequeDayKind } from '@/domain/money/chequeDay';
import { formatDay, isIsoDay, toIsoDay } from '@/lib/dates';
import { checkWith } from '@/lib/formSchema';
import { isDigits } from '@/utils/patterns';
import { createAmountSchema } from './creditAmount';

/** Formats typed digits as MM-DD-YYYY. */
export function formatChequeDate(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '').join('-');
}

/** Converts MM-DD-YYYY to YYYY-MM-DD; null for a date that does not exist. */
export function readChequeDate(text: string): string | null {
  const [, month, day, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text.trim()) ?? [];
  const isoDay = `${year}-${month}-${day}`;
  return isIsoDay(isoDay) ? isoDay : null;
}

export type ChequeDate =
  { kind: 'wrong' | 'stale' | 'too-late'; problem: string } | { kind: 'good' | 'post-dated'; note: string };

/** Checks the date of a cheque by the server's rule. Returns a problem, or a note about clearing. */
export function checkChequeDate(text: string, now: number): ChequeDate {
  if (text.trim() === '') return { kind: 'wrong', problem: ENTER_CHEQUE_DATE };
  const day = readChequeDate(text);
  if (!day) return { kind: 'wrong', problem: 'Enter a valid date as MM-DD-YYYY.' };
  const kind = getChequeDayKind(day, toIsoDay(now));
  switch (kind) {
    case 'stale':
      return { kind, problem: getStaleChequeMessage(CHEQUE_LIMITS.staleMonths) };
    case 'too-late':
      return { kind, problem: getLateChequeMessage(CHEQUE_LIMITS.daysAhead) };
    case 'post-dated':
      return { kind, note: `Post-dated: it clears after ${formatDay(day)}.` };
    case 'good':
      return { kind, note: COUNTS_ONCE_CLEARED };
  }
}

/** Banks suggested while typing; any other name is accepted too. */
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

/** Values of the form, valid or not; a stored photo is dropped. */
export const chequeValuesSchema = v.object({
  bank: v.string(),
  cheque_number: v.string(),
  cheque_date: v.string(),
  amount: v.nullable(v.number()),
  photo: v.fallback(v.array(v.file()), []),
});

/** Validates a cheque; its output is the payload. `used` is the used credit, in centavos. */
export const createChequeSchema = (used: number, now: number) =>
  v.object({
    bank: v.pipe(v.string(), v.trim(), v.nonEmpty(ENTER_BANK)),
    cheque_number: v.pipe(v.string(), v.trim(), v.check(isDigits, ENTER_CHEQUE_NUMBER)),
    cheque_date: v.pipe(
      v.string(),
      checkWith((text) => {
        const verdict = checkChequeDate(text, now);
        return 'problem' in verdict ? verdict.problem : null;
      }),
      v.transform(readChequeDate),
      v.string(),
    ),
    amount: createAmountSchema(used, 'Enter the amount on the cheque.'),
    photo: v.pipe(
      v.array(v.file()),
      v.minLength(1, ADD_CHEQUE_PHOTO),
      v.transform(([photo]) => photo),
      v.file(),
    ),
  });

export type ChequeValues = v.InferOutput<typeof chequeValuesSchema>;
export type Cheque = v.InferOutput<ReturnType<typeof createChequeSchema>>;
