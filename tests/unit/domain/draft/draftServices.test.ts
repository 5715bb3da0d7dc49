import { describe, expect, it } from 'vitest';
import { findServiceProblems, readCashNote, withCashNote } from '@/domain/draft/draftServices';
import { toBookingRequest, toQuoteRequest } from '@/domain/draft/draftWire';
import { aDraft, aStop, anItem } from '../../booking-form/drafts';

describe('cash on delivery in the notes of a stop', () => {
  it.each([
    [null, 'Ring twice', 'Ring twice'],
    [0, 'Ring twice', 'Ring twice'],
    [1500, '', 'Collect ₱1,500.00 cash on delivery.'],
    [12.5, 'Ring twice', 'Collect ₱12.50 cash on delivery. Ring twice'],
  ])('joins %s and "%s" as "%s"', (amount, notes, line) => {
    expect(withCashNote(amount, notes)).toBe(line);
    expect(readCashNote(line)).toEqual({ amount: amount === 0 ? null : amount, notes });
  });

  it.each([[undefined], [null], ['Collect ₱100.00 from Ana']])('reads no amount from %s', (notes) => {
    expect(readCashNote(notes)).toEqual({ amount: null, notes: notes ?? '' });
  });

  it('is only sent with a booking, and only while the service is chosen', () => {
    const draft = aDraft({ intent: { key: 'k', fingerprint: '', pickup_at: '2026-11-24T10:00:00+08:00' } });
    draft.stops = draft.stops.map((stop) => ({ ...stop, cod_amount: 250 }));
    const chosen = { ...draft, services: ['cod'] };
    expect(toBookingRequest(draft).stops.map(({ notes }) => notes)).toEqual([undefined, undefined]);
    expect(toBookingRequest(chosen).stops.map(({ notes }) => notes)).toEqual([
      undefined,
      'Collect ₱250.00 cash on delivery.',
    ]);
    expect(toQuoteRequest(chosen).stops.every(({ notes }) => notes === undefined)).toBe(true);
  });
});

describe('a service that needs an amount', () => {
  const paths = (services: string[], amounts: (number | null)[], declared_value: number | null = null) => {
    const dropoffs = amounts.map((cod_amount, index) => aStop({ key: `d${index + 1}`, cod_amount }));
    const stops = [aStop({ key: 'p' }), ...dropoffs];
    return findServiceProblems(aDraft({ services, stops, items: [anItem('d1', { declared_value })] })).map(
      ({ path }) => path,
    );
  };

  it.each<[string[], (number | null)[], number | null, string[]]>([
    [[], [null], null, []],
    [['cod'], [null], null, ['stops.1.cod_amount']],
    [['cod'], [0], null, ['stops.1.cod_amount']],
    [['cod'], [1500], null, []],
    [['cod'], [1500, null], null, ['stops.2.cod_amount']],
    [['cod'], [1500, 0], null, []],
    [['cod'], [0, 0], null, ['stops.1.cod_amount', 'stops.2.cod_amount']],
    [['value_cover'], [null], null, ['items.0.declared_value']],
    [['value_cover'], [null], 0, ['items.0.declared_value']],
    [['value_cover'], [null], 900, []],
    [['value_cover', 'cod'], [null], null, ['items.0.declared_value', 'stops.1.cod_amount']],
  ])('%j with cash %j and value %s needs %j', (services, amounts, declared, expected) => {
    expect(paths(services, amounts, declared)).toEqual(expected);
  });
});
