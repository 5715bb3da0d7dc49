export type FormProblem = { name: string; message: string };

/** The errors of a react-hook-form as a flat list in the order of the form: `stops.0.city`, "Choose a city." */
export function formProblems(errors: object, path: readonly string[] = []): FormProblem[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return [];
    const here = [...path, key];
    if ('message' in value && typeof value.message === 'string' && 'type' in value) {
      return value.message ? [{ name: here.join('.'), message: value.message }] : [];
    }
    // `ref` points at an element, which has no errors of its own.
    return key === 'ref' ? [] : formProblems(value, here);
  });
}
