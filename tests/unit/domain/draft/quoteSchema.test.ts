import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createEmptyDraft, type DeliveryDraft } from '@/domain/draft/draft';
import { quoteSchema, quoteStartSchema } from '@/domain/draft/quoteSchema';
import { aDraft, aStop, anItem } from '../../booking-form/drafts';

const NOWHERE = { address_line: 'Memorial Circle', lat: null, lng: null };
const getErrors = (schema: v.GenericSchema<DeliveryDraft>, draft: DeliveryDraft) =>
  v.safeParse(schema, draft).issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? [];

describe('the schema of a quote', () => {
  it('marks the address of a place that is not on the list', () => {
    const draft = aDraft({ stops: [aStop({ key: 'p' }), aStop({ key: 'd1', ...NOWHERE })] });
    const error = [
      'stops.1.address_line',
      "We couldn't find this place. Pick one from the list or enter the barangay and city.",
    ];
    expect(getErrors(quoteSchema, draft)).toEqual([error]);
    expect(getErrors(quoteStartSchema, draft)).toEqual([error]);
  });

  it('requires addresses and goods, except at the start of a quote', () => {
    const draft = createEmptyDraft('exclusive');
    expect(getErrors(quoteSchema, draft).map(([path]) => path)).toEqual([
      'stops.0.address_line',
      'stops.1.address_line',
      'items.0.type',
      'items.0.uom',
      'items.0.weight_kg',
    ]);
    expect(getErrors(quoteStartSchema, draft)).toEqual([]);
  });

  it('returns the draft unchanged', () => {
    const draft = aDraft({ items: [anItem('d1', { declared_value: null })] });
    expect(v.parse(quoteSchema, draft)).toBe(draft);
  });
});
