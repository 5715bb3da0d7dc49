import * as v from 'valibot';
import { REPORT_MAX_CHARACTERS } from '@/config/constants';
import { checkFields } from '@/lib/formSchema';

/** Topics of a report, the most frequent first. */
export const PROBLEMS = [
  'Goods are damaged',
  'Goods are missing',
  'Delivery is late',
  'Delivered to the wrong address',
  'Problem with the driver',
  'Problem with the price or payment',
  'Something else',
] as const;

export type ReportForm = { problem: string; text: string; photos: File[] };

export const emptyReport: ReportForm = { problem: '', text: '', photos: [] };

/** Formats a report as the one line that the server stores, topic first. */
export const toReportReason = ({ problem, text }: ReportForm): string => `${problem}: ${text.trim()}`;

type ReportErrors = { problem?: string; text?: string };

/** Returns the errors that block sending, by field. */
function getReportErrors(form: ReportForm): ReportErrors {
  const tooLong = toReportReason(form).length - REPORT_MAX_CHARACTERS;
  return {
    ...(form.problem === '' && { problem: 'Choose a topic.' }),
    ...(form.text.trim() === '' && { text: 'Describe what happened.' }),
    ...(form.text.trim() !== '' && tooLong > 0 && { text: `Shorten it by ${tooLong} characters.` }),
  };
}

/** Report form; outputs the request fields. The topic counts towards the length limit of the text. */
export const reportSchema = v.pipe(
  v.object({ problem: v.string(), text: v.string(), photos: v.array(v.file()) }),
  checkFields((form) => getReportErrors(form)),
  v.transform((form) => ({ reason: toReportReason(form), photo: form.photos[0] })),
);

/** Reads an unsent report after a reload, which loses its photo. */
export const unsentReportSchema = v.object({
  problem: v.string(),
  text: v.string(),
  photos: v.fallback(v.array(v.file()), []),
});

export type ReportValues = v.InferOutput<typeof reportSchema>;
