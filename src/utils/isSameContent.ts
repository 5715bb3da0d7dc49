/** Compares two values by their content as JSON; the order of their fields counts. */
export const isSameContent = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
