import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Message } from '@/api/wire';
import {
  getEarlierPage,
  getRowKey,
  mergeMessages,
  mergeNewestPage,
  removeArrived,
  toThreadRows,
  type ThreadRow,
} from '@/features/messages/thread';
import { formatChatDay } from '@/lib/dates';

const START = Date.parse('2026-07-15T15:00:00+08:00');

const message = (id: number, minute = id, account = 'ME', text = `Text ${id}`): Message => ({
  id,
  message: text,
  date_created: new Date(START + minute * 60_000).toISOString(),
  sender: { user_profile: { account_number: account, profile_image: null } },
});

const idsOf = (messages: Message[]) => messages.map(({ id }) => Number(id));
const describeRow = (row: ThreadRow) => {
  if (row.kind === 'day') return formatChatDay(row.date);
  return row.kind === 'message' ? Number(row.message.id) : row.outgoing.message;
};

describe('the rows of a conversation', () => {
  it('are grouped by day in Manila, with outgoing messages at the end', () => {
    const outgoing = { key: 'k', message: 'Hello', date_created: '2026-07-17T08:00:00+08:00', knownIds: [] };
    const messages = mergeMessages([], [message(3, 9 * 60), message(1, 5), message(2, 2)]);
    expect(toThreadRows(messages, [outgoing]).map(describeRow)).toEqual([
      '15-07-26',
      2,
      1,
      '16-07-26',
      3,
      '17-07-26',
      'Hello',
    ]);
  });

  it('put a message without a readable date first, under a dash', () => {
    const undated = { ...message(9), date_created: 'soon' };
    expect(toThreadRows(mergeMessages([message(1)], [undated]), []).map(describeRow)).toEqual(['-', 9, '15-07-26', 1]);
  });

  it('have unique keys', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 9_000 }), { maxLength: 60 }), (ids) => {
        const rows = toThreadRows(
          mergeMessages(
            [],
            ids.map((id) => message(id)),
          ),
          [],
        );
        expect(new Set(rows.map(getRowKey)).size).toBe(rows.length);
        const days = rows.flatMap((row) => (row.kind === 'day' ? [formatChatDay(row.date)] : []));
        expect(new Set(days).size).toBe(days.length);
      }),
    );
  });
});

describe('merging', () => {
  /** Random messages, some of the same minute, and random polls that return subsets of them. */
  const story = fc
    .uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 60 }), minute: fc.integer({ min: 0, max: 12 }) }), {
      selector: ({ id }) => id,
      maxLength: 30,
    })
    .chain((sent) =>
      fc.tuple(
        fc.constant(sent.map(({ id, minute }) => message(id, minute))),
        fc.array(
          fc.subarray(sent.map((_, index) => index)).map((poll) => poll),
          { maxLength: 8 },
        ),
      ),
    );

  it('keeps each message once, sorted by date, in any order of polls', () => {
    fc.assert(
      fc.property(story, fc.infiniteStream(fc.boolean()), ([sent, polls], turns) => {
        const seen = new Set<number>();
        let merged: Message[] = [];
        for (const poll of polls) {
          const fetched = poll.flatMap((index) => sent[index] ?? []);
          if (turns.next().value) fetched.reverse();
          fetched.forEach(({ id }) => seen.add(Number(id)));
          merged = mergeMessages(merged, fetched);
        }
        expect(idsOf(merged).sort((a, b) => a - b)).toEqual([...seen].sort((a, b) => a - b));
        const times = merged.map(({ date_created }) => Date.parse(date_created));
        expect(times).toEqual([...times].sort((a, b) => a - b));
      }),
    );
  });

  it('gives the same list for two polls in either order', () => {
    fc.assert(
      fc.property(story, ([sent]) => {
        const [early, late] = [sent.slice(0, sent.length / 2), sent.slice(sent.length / 3)];
        expect(mergeMessages(mergeMessages([], early), late)).toEqual(mergeMessages(mergeMessages([], late), early));
      }),
    );
  });

  it('returns the same array without new messages, so that React skips the render', () => {
    const known = mergeMessages([], [message(1), message(2)]);
    expect(mergeMessages(known, known.slice(1))).toBe(known);
  });

  it('matches a numeric id with the same id as text', () => {
    const asText = { ...message(12), id: '12' };
    expect(mergeMessages([message(12)], [asText])).toEqual([asText]);
    expect(mergeMessages([asText], [{ ...asText, id: '012' }])).toHaveLength(2);
  });

  it.each([
    ['of the same second', '2026-07-15T15:00:00+08:00'],
    ['without a date', ''],
  ])('sorts messages %s by their number', (_name, date_created) => {
    const sent = [100, 99, 9, 101].map((id) => ({ ...message(id), date_created }));
    expect(idsOf(mergeMessages([], sent))).toEqual([9, 99, 100, 101]);
  });

  it('takes the newer copy of a message', () => {
    const known = mergeMessages([], [message(1)]);
    expect(mergeMessages(known, [message(1, 1, 'ME', 'Edited')]).map((edited) => edited.message)).toEqual(['Edited']);
  });
});

describe('a conversation of several pages', () => {
  const PAGE = 10;

  it('has no gaps and no duplicates when messages arrive between two requests', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 75 }),
        fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 9 })), { maxLength: 40 }),
        (start, steps) => {
          let sent = Array.from({ length: start }, (_, index) => message(index));
          const page = (number: number) => {
            const end = Math.max(0, sent.length - number * PAGE);
            return sent.slice(Math.max(0, end - PAGE), end);
          };
          let known: Message[] = mergeNewestPage([], page(0), sent.length);
          for (const [isPoll, written] of steps) {
            sent = [...sent, ...Array.from({ length: written }, (_, index) => message(sent.length + index))];
            if (isPoll) known = mergeNewestPage(known, page(0), sent.length);
            else if (known.length > 0) known = mergeMessages(known, page(getEarlierPage(known.length, PAGE)));
            const ids = idsOf(known);
            // A contiguous part of the conversation.
            expect(ids).toEqual(ids.map((_, index) => (ids[0] ?? 0) + index));
          }
          known = mergeNewestPage(known, page(0), sent.length);
          for (let call = 0; call < 60 && known.length < sent.length; call += 1) {
            known = mergeMessages(known, page(getEarlierPage(known.length, PAGE)));
          }
          expect(idsOf(known)).toEqual(idsOf(sent));
        },
      ),
    );
  });

  it('drops the known messages when more than a page arrived since', () => {
    const known = [message(1), message(2)];
    expect(idsOf(mergeNewestPage(known, [message(8), message(9)], 9))).toEqual([8, 9]);
    expect(idsOf(mergeNewestPage(known, [message(2), message(3)], 9))).toEqual([1, 2, 3]);
  });
});

describe('an outgoing message', () => {
  it('shows once when a poll returns it before its own request completes', () => {
    const outgoing = { key: 'k', message: 'Hello', date_created: '', knownIds: ['1'] };
    expect(removeArrived([outgoing], [message(1, 1, 'ME', 'Hello')], 'ME')).toEqual([outgoing]);
    expect(removeArrived([outgoing], [message(1), message(2, 2, 'ME', 'Hello')], 'ME')).toEqual([]);
    expect(removeArrived([outgoing], [message(2, 2, 'DRV', 'Hello')], 'ME')).toEqual([outgoing]);
  });

  it('disappears when it arrives in a page that starts with the newest message', () => {
    const outgoing = { key: 'k', message: 'Hello', date_created: '', knownIds: ['1', '2'] };
    expect(removeArrived([outgoing], [message(3, 3, 'ME', 'Hello'), message(2), message(1)], 'ME')).toEqual([]);
  });

  it('stays when an earlier page with the same text loads', () => {
    const outgoing = { key: 'k', message: 'Hello', date_created: '', knownIds: ['2'] };
    expect(removeArrived([outgoing], [message(1, 1, 'ME', 'Hello'), message(2)], 'ME')).toEqual([outgoing]);
  });

  it('stays, as the second of two equal ones, until it arrives too', () => {
    const twice = ['a', 'b'].map((key) => ({ key, message: 'Ok', date_created: '', knownIds: [] }));
    expect(removeArrived(twice, [message(5, 5, 'ME', 'Ok')], 'ME').map(({ key }) => key)).toEqual(['b']);
  });
});
