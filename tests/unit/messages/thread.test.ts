import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Message } from '../../../src/api/wire';
import { groupByDay, mergeMessages, withoutArrived } from '../../../src/features/messages/thread';

const START = Date.parse('2026-07-15T15:00:00+08:00');

const message = (id: number, minute = id, account = 'ME', text = `Text ${id}`): Message => ({
  id,
  message: text,
  date_created: new Date(START + minute * 60_000).toISOString(),
  sender: { user_profile: { account_number: account, profile_image: null } },
});

describe('a conversation', () => {
  it('is grouped by day in Manila and sorted', () => {
    const groups = groupByDay([message(3, 24 * 60), message(1, 5), message(2, 2)]);
    expect(groups.map(({ day, messages }) => [day, messages.map(({ id }) => id)])).toEqual([
      ['15-07-26', [2, 1]],
      ['16-07-26', [3]],
    ]);
  });

  it('loses and doubles nothing, in whatever order polls arrive', () => {
    fc.assert(
      fc.property(
        fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 15 }), { maxLength: 6 }),
        (polls) => {
          const merged = polls.reduce<Message[]>(
            (known, ids) =>
              mergeMessages(
                known,
                ids.map((id) => message(id)),
              ),
            [],
          );
          const ids = merged.map(({ id }) => Number(id));
          expect(ids).toEqual([...new Set(polls.flat())].sort((a, b) => a - b));
        },
      ),
    );
  });

  it('shows one bubble for a message that a poll brings before its sending is answered', () => {
    const going = { key: 'k', message: 'Hello', date_created: '', knownIds: ['1'] };
    expect(withoutArrived([going], [message(1, 1, 'ME', 'Hello')], 'ME')).toEqual([going]);
    expect(withoutArrived([going], [message(1), message(2, 2, 'ME', 'Hello')], 'ME')).toEqual([]);
    expect(withoutArrived([going], [message(2, 2, 'DRV', 'Hello')], 'ME')).toEqual([going]);
  });

  it('keeps the second of two equal messages on its way until it has come too', () => {
    const twice = ['a', 'b'].map((key) => ({ key, message: 'Ok', date_created: '', knownIds: [] }));
    expect(withoutArrived(twice, [message(5, 5, 'ME', 'Ok')], 'ME').map(({ key }) => key)).toEqual(['b']);
  });
});
