/** Ids of two demo customers in the sandbox. */
export const ANDREA = 1;
export const HARBOR = 5;
