import type { FormProblem } from '../../../components/form/formProblems';
import type { DraftProblem } from '../../../store/draftRules';

/** The lines of the summary: which stop or goods, then what to do; one line per field. */
export const toFormProblems = (problems: readonly DraftProblem[]): FormProblem[] =>
  problems
    .filter(({ path }, index) => problems.findIndex((other) => other.path === path) === index)
    .map(({ path, where, message }) => ({ name: path, message: `${where}: ${message}` }));
