import { expect, it } from 'vitest';
import { FIELDS, scoreMessages, shareOf } from '../../../bench/messages/score';

it.each([
  ['held out', { name: 90, mobile: 100, street: 88, barangay: 90, city: 95, province: 90, landmark: 90 }],
  ['fresh', { name: 85, mobile: 100, street: 78, barangay: 90, city: 95, province: 95, landmark: 95 }],
] as const)('reads the messages that it was not built with: %s', async (set, lowest) => {
  const scores = await scoreMessages([set]);
  for (const field of FIELDS)
    expect(
      shareOf(scores, (name) => name === field),
      field,
    ).toBeGreaterThanOrEqual(lowest[field]);
  expect(shareOf(scores)).toBeGreaterThanOrEqual(90);
  expect(scores.filter(({ isSilent }) => isSilent).map(({ text }) => text)).toEqual([]);
});
