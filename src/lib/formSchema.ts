import * as v from 'valibot';

/** Valibot actions for rules that return an error message. */

/** Error message of a rule; anything but a string means that the value is valid. */
type Verdict = string | true | null | undefined;

/** Checks one value with a rule. */
export const checkWith = <Value>(rule: (value: Value) => Verdict) =>
  v.rawCheck<Value>(({ dataset, addIssue }) => {
    const verdict = dataset.typed ? rule(dataset.value) : null;
    if (typeof verdict === 'string') addIssue({ message: verdict });
  });

/**
 * Checks the fields of a form together. A rule that depends on another field belongs here: a pipe stops at its first
 * failing step, so two steps would not show both messages at once.
 */
export const checkFields = <Values extends object>(rules: (values: Values) => { [Name in keyof Values]?: Verdict }) =>
  v.rawCheck<Values>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const [key, verdict] of Object.entries<Verdict>(rules(input))) {
      if (typeof verdict !== 'string') continue;
      const value = Reflect.get(input, key) as unknown;
      addIssue({ message: verdict, path: [{ type: 'unknown', origin: 'value', input, key, value }] });
    }
  });

type FieldProblem = { path: string; message: string };

/** Checks a whole form with rules that name the path of each invalid field, such as `stops.0.address_line`. */
export const checkPaths = <Values extends object>(rules: (values: Values) => readonly FieldProblem[]) =>
  v.rawCheck<Values>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    const toItem = (key: string) => ({ type: 'unknown', origin: 'value', input, key, value: undefined }) as const;
    for (const { path, message } of rules(input)) {
      const [first = '', ...rest] = path.split('.');
      addIssue({ message, path: [toItem(first), ...rest.map(toItem)] });
    }
  });
