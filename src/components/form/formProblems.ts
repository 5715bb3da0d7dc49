export type FormProblem = { name: string; message: string };

/** Flattens the errors of react-hook-form in form order, such as `stops.0.city` with "Choose a city." */
export function getFormProblems(errors: object, path: readonly string[] = []): FormProblem[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return [];
    const here = [...path, key];
    if ('message' in value && typeof value.message === 'string' && 'type' in value) {
      return value.message ? [{ name: here.join('.'), message: value.message }] : [];
    }
    // `ref` is an element and has no errors
    return key === 'ref' ? [] : getFormProblems(value, here);
  });
}
