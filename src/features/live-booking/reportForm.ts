import * as v from 'valibot';
import { REPORT_MAX_CHARACTERS } from '@/config/constants';
import { checkFields } from '@/lib/formSchema';

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

type ReportErrors = { problem?: string; text?: string };

/** What is missing before it can be sent. */
function reportErrors(form: ReportForm): ReportErrors {
  const tooLong = reportReason(form).length - REPORT_MAX_CHARACTERS;
  return {
    ...(form.problem === '' && { problem: 'Choose what it is about.' }),
    ...(form.text.trim() === '' && { text: 'Say what happened, in a sentence or two.' }),
    ...(form.text.trim() !== '' && tooLong > 0 && { text: `Shorten it by ${tooLong} characters.` }),
  };
}

/** A typed report; its output is what is sent of it. The kind of problem counts towards the length of the text. */
export const reportSchema = v.pipe(
  v.object({ problem: v.string(), text: v.string(), photos: v.array(v.file()) }),
  checkFields((form) => reportErrors(form)),
  v.transform((form) => ({ reason: reportReason(form), photo: form.photos[0] })),
);

export type ReportValues = v.InferOutput<typeof reportSchema>;
