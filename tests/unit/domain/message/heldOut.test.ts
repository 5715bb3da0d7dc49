import { expect, it } from 'vitest';
import { FIELDS, scoreMessages, shareOf } from '../../../bench/messages/score';

it('reads the messages that it was not built with', async () => {
  const scores = await scoreMessages(['held out']);
  const shares = Object.fromEntries(FIELDS.map((name) => [name, shareOf(scores, (field) => field === name)]));
  const lowest = { name: 90, mobile: 100, street: 85, barangay: 90, city: 95, province: 90, landmark: 90 };
  for (const field of FIELDS) expect(shares[field], field).toBeGreaterThanOrEqual(lowest[field]);
  expect(shareOf(scores)).toBeGreaterThanOrEqual(90);
  expect(scores.filter(({ isSilent }) => isSilent).map(({ text }) => text)).toEqual([]);
});
