import * as v from 'valibot';
import { UNKNOWN_PLACE } from '@/config/fieldMessages';
import { checkPaths } from '@/lib/formSchema';
import type { DeliveryDraft } from './draft';
import { findQuoteProblems, type DraftProblem } from './draftRules';

/** Field of the coordinates, which a quote gets only from a picked place. */
const COORDINATE = /\.lat$/;

const isUnknownPlace = ({ path }: DraftProblem) => COORDINATE.test(path);

/** Moves a problem of the coordinates to the address: a quote's form has no pin and no barangay. */
const toAddressProblem = (problem: DraftProblem) =>
  isUnknownPlace(problem)
    ? { path: problem.path.replace(COORDINATE, '.address_line'), message: UNKNOWN_PLACE }
    : problem;

// The compiler guarantees the shape of a draft, so that only its rules are left to check.
const draft = v.custom<DeliveryDraft>((input) => typeof input === 'object');

/** Validates a draft for a quote: places and goods. */
export const quoteSchema = v.pipe(
  draft,
  checkPaths((values) => findQuoteProblems(values).map(toAddressProblem)),
);

/** Validates the start of a quote: addresses and goods may be missing, but a typed address must be a known place. */
export const quoteStartSchema = v.pipe(
  draft,
  checkPaths((values) => findQuoteProblems(values).filter(isUnknownPlace).map(toAddressProblem)),
);
