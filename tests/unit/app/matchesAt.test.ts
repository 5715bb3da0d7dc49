import { expect, it } from 'vitest';
import { matchesAt } from '../../../src/app/matchesAt';

const ROUTES = [
  {
    id: 'frame',
    children: [
      { id: 'one', path: '/one' },
      { id: 'of', path: '/of/:id' },
    ],
  },
  { id: 'other', path: '/other' },
];
const found = (pathname: string) => matchesAt(ROUTES, { pathname })?.map(({ route, params }) => [route.id, params]);

it('answers the routes at an address, outermost first, with what it names', () => {
  expect(found('/of/7')).toEqual([
    ['frame', { id: '7' }],
    ['of', { id: '7' }],
  ]);
  expect(found('/one')).toEqual([
    ['frame', {}],
    ['one', {}],
  ]);
  expect(found('/nowhere')).toBeUndefined();
});

it('matches an address that is asked for again once', () => {
  const first = matchesAt(ROUTES, { pathname: '/one' });
  expect(matchesAt(ROUTES, { pathname: '/one' })).toBe(first);
});

it('keeps the answers of two tables apart', () => {
  matchesAt(ROUTES, { pathname: '/other' });
  expect(matchesAt([{ id: 'all', path: '*' }], { pathname: '/other' })?.[0]?.route.id).toBe('all');
});
