import type { FormProblem } from '@/components/form/formProblems';
import type { DraftProblem } from '@/domain/draft/draftRules';

/** Fields whose sentence does not say what it is about: at the field the label does. */
const LABELS: Record<string, string> = { contact_name: 'contact person', contact_mobile: 'mobile number' };

/** The lines of the summary: which stop or goods, then what to do; one line per field. */
export const toFormProblems = (problems: readonly DraftProblem[]): FormProblem[] =>
  problems
    .filter(({ path }, index) => problems.findIndex((other) => other.path === path) === index)
    .map(({ path, where, message }) => {
      const label = LABELS[path.split('.').at(-1) ?? ''];
      return { name: path, message: `${label ? `${where}, ${label}` : where}: ${message}` };
    });
