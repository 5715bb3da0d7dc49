import { REPORT_MAX_CHARACTERS } from '@/config/constants';

/** What goes wrong on a delivery, most asked first. */
export const PROBLEMS = [
  'Goods are damaged',
  'Goods are missing',
  'It is late',
  'It went to the wrong place',
  'The driver',
  'The price or the payment',
  'Something else',
] as const;

export type ReportForm = { problem: string; text: string; photos: File[] };

export const emptyReport: ReportForm = { problem: '', text: '', photos: [] };

/** The report as the server keeps it: one line that says what kind of problem it is first. */
export const reportReason = ({ problem, text }: ReportForm): string => `${problem}: ${text.trim()}`;

export type ReportErrors = { problem?: string; text?: string };

/** What is missing before it can be sent. */
export function reportErrors(form: ReportForm): ReportErrors {
  const tooLong = reportReason(form).length - REPORT_MAX_CHARACTERS;
  return {
    ...(form.problem === '' && { problem: 'Choose what it is about.' }),
    ...(form.text.trim() === '' && { text: 'Say what happened, in a sentence or two.' }),
    ...(form.text.trim() !== '' && tooLong > 0 && { text: `Shorten it by ${tooLong} characters.` }),
  };
}
