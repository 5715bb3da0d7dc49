import type { FormProblem } from '@/components/form/formProblems';
import type { DraftProblem } from '@/domain/draft/draftRules';

/** Fields whose message needs its label in the error summary. */
const LABELS: Record<string, string> = { contact_name: 'contact person', contact_mobile: 'mobile number' };

/** Returns the lines of the error summary: stop or item, then the message; one line per field. */
export const toFormProblems = (problems: readonly DraftProblem[]): FormProblem[] =>
  problems
    .filter(({ path }, index) => problems.findIndex((other) => other.path === path) === index)
    .map(({ path, where, message }) => {
      const label = LABELS[path.split('.').at(-1) ?? ''];
      return { name: path, message: `${label ? `${where}, ${label}` : where}: ${message}` };
    });
