const STEP = 50_000;
const SHARES = [1.2, 1.5, 2];
/** Offered to a company that has no limit yet, in pesos. */
const FIRST_LIMITS = [100_000, 250_000, 500_000];

/** Three round limits above the present one, in pesos. */
export const suggestedLimits = (limit: number): number[] =>
  limit > 0
    ? SHARES.map((share, at) => Math.max(Math.ceil((limit * share) / STEP), Math.floor(limit / STEP) + 1 + at) * STEP)
    : FIRST_LIMITS;
