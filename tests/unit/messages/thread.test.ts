import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Message } from '@/api/wire';
import {
  earlierPage,
  mergeMessages,
  rowKey,
  toThreadRows,
  withNewest,
  withoutArrived,
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
const wordOf = (row: ThreadRow) => {
  if (row.kind === 'day') return formatChatDay(row.date);
  return row.kind === 'message' ? Number(row.message.id) : row.outgoing.message;
};

describe('the rows of a conversation', () => {
  it('are grouped by day in Manila, with what is on its way at the end', () => {
    const going = { key: 'k', message: 'Hello', date_created: '2026-07-17T08:00:00+08:00', knownIds: [] };
    const messages = mergeMessages([], [message(3, 9 * 60), message(1, 5), message(2, 2)]);
    expect(toThreadRows(messages, [going]).map(wordOf)).toEqual(['15-07-26', 2, 1, '16-07-26', 3, '17-07-26', 'Hello']);
  });

  it('put a message without a readable date first, under a dash', () => {
    const undated = { ...message(9), date_created: 'soon' };
    expect(toThreadRows(mergeMessages([message(1)], [undated]), []).map(wordOf)).toEqual(['-', 9, '15-07-26', 1]);
  });

  it('have keys of their own, whatever is in them', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 9_000 }), { maxLength: 60 }), (ids) => {
        const rows = toThreadRows(
          mergeMessages(
            [],
            ids.map((id) => message(id)),
          ),
          [],
        );
        expect(new Set(rows.map(rowKey)).size).toBe(rows.length);
        const days = rows.flatMap((row) => (row.kind === 'day' ? [formatChatDay(row.date)] : []));
        expect(new Set(days).size).toBe(days.length);
      }),
    );
  });
});

describe('merging', () => {
  /** Any number of messages, some written in the same minute, in polls of any cut, order and number. */
  const story = fc
    .uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 60 }), minute: fc.integer({ min: 0, max: 12 }) }), {
      selector: ({ id }) => id,
      maxLength: 30,
    })
    .chain((said) =>
      fc.tuple(
        fc.constant(said.map(({ id, minute }) => message(id, minute))),
        fc.array(
          fc.subarray(said.map((_, at) => at)).map((poll) => poll),
          { maxLength: 8 },
        ),
      ),
    );

  it('loses and doubles nothing, and sorts by date, in whatever order polls arrive', () => {
    fc.assert(
      fc.property(story, fc.infiniteStream(fc.boolean()), ([said, polls], turns) => {
        const seen = new Set<number>();
        let merged: Message[] = [];
        for (const poll of polls) {
          const fetched = poll.flatMap((at) => said[at] ?? []);
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

  it('comes to the same list whichever of two polls is first', () => {
    fc.assert(
      fc.property(story, ([said]) => {
        const [early, late] = [said.slice(0, said.length / 2), said.slice(said.length / 3)];
        expect(mergeMessages(mergeMessages([], early), late)).toEqual(mergeMessages(mergeMessages([], late), early));
      }),
    );
  });

  it('gives the very list back when nothing is new, so that nothing is drawn anew', () => {
    const known = mergeMessages([], [message(1), message(2)]);
    expect(mergeMessages(known, known.slice(1))).toBe(known);
  });

  it('knows a message again where its number comes as text', () => {
    const asText = { ...message(12), id: '12' };
    expect(mergeMessages([message(12)], [asText])).toEqual([asText]);
    expect(mergeMessages([asText], [{ ...asText, id: '012' }])).toHaveLength(2);
  });

  it('takes the newer copy of a message', () => {
    const known = mergeMessages([], [message(1)]);
    expect(mergeMessages(known, [message(1, 1, 'ME', 'Edited')]).map((one) => one.message)).toEqual(['Edited']);
  });
});

describe('a conversation of several pages', () => {
  const PAGE = 10;

  it('skips and doubles nothing, whatever is written between two calls', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 75 }),
        fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 9 })), { maxLength: 40 }),
        (start, steps) => {
          let said = Array.from({ length: start }, (_, at) => message(at));
          const page = (number: number) => {
            const end = Math.max(0, said.length - number * PAGE);
            return said.slice(Math.max(0, end - PAGE), end);
          };
          let known: Message[] = withNewest([], page(0), said.length);
          for (const [isPoll, written] of steps) {
            said = [...said, ...Array.from({ length: written }, (_, at) => message(said.length + at))];
            if (isPoll) known = withNewest(known, page(0), said.length);
            else if (known.length > 0) known = mergeMessages(known, page(earlierPage(known.length, PAGE)));
            const ids = idsOf(known);
            // one piece of what was said: no hole, no double
            expect(ids).toEqual(ids.map((_, at) => (ids[0] ?? 0) + at));
          }
          known = withNewest(known, page(0), said.length);
          for (let call = 0; call < 60 && known.length < said.length; call += 1) {
            known = mergeMessages(known, page(earlierPage(known.length, PAGE)));
          }
          expect(idsOf(known)).toEqual(idsOf(said));
        },
      ),
    );
  });

  it('lets go of what lies behind a hole: more came than one page holds', () => {
    const known = [message(1), message(2)];
    expect(idsOf(withNewest(known, [message(8), message(9)], 9))).toEqual([8, 9]);
    expect(idsOf(withNewest(known, [message(2), message(3)], 9))).toEqual([1, 2, 3]);
  });
});

describe('a message on its way', () => {
  it('shows as one bubble when a poll brings it before its sending is answered', () => {
    const going = { key: 'k', message: 'Hello', date_created: '', knownIds: ['1'] };
    expect(withoutArrived([going], [message(1, 1, 'ME', 'Hello')], 'ME')).toEqual([going]);
    expect(withoutArrived([going], [message(1), message(2, 2, 'ME', 'Hello')], 'ME')).toEqual([]);
    expect(withoutArrived([going], [message(2, 2, 'DRV', 'Hello')], 'ME')).toEqual([going]);
  });

  it('stays, as the second of two equal ones, until it has come too', () => {
    const twice = ['a', 'b'].map((key) => ({ key, message: 'Ok', date_created: '', knownIds: [] }));
    expect(withoutArrived(twice, [message(5, 5, 'ME', 'Ok')], 'ME').map(({ key }) => key)).toEqual(['b']);
  });
});
