// Proves that a timeline comes out the same however its messages arrive: in any order, twice, live
// before the answer or after it, and that nothing is shown twice or lost.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  emptyTimeline,
  isAfterGap,
  seenOf,
  withEarlier,
  withMessages,
  withNewer,
  withoutWriter,
  withPending,
  withRead,
  withRemoved,
  type Message,
} from './timeline.ts';

const message = (seq: number, more: Partial<Message> = {}): Message => ({
  messageId: `m-${seq}`,
  seq,
  voice: 'member',
  writerId: 'writer-a',
  name: 'an***a',
  text: `text ${seq}`,
  isTrimmed: false,
  isRemoved: false,
  sentAt: seq * 1000,
  echo: `intent-${seq}`,
  envelopeId: '',
  ...more,
});
const page = (list: readonly Message[], more: object = {}) => ({
  list: [...list],
  hasEarlier: false,
  lastSeq: list.at(-1)?.seq ?? 0,
  readSeq: 0,
  ...more,
});

test('messages that arrive in any order and number stand once, in their order', () => {
  const seqs = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 60 });
  fc.assert(
    fc.property(seqs, seqs, (live, paged) => {
      const heard = live.reduce((so, seq) => withMessages(so, [message(seq)]), emptyTimeline);
      const whole = withNewer(heard, page(paged.map((seq) => message(seq))));
      const expected = [...new Set([...live, ...paged])].sort((a, b) => a - b);
      expect(whole.messages.map(({ seq }) => seq)).toEqual(expected);
      expect(whole.lastSeq).toBeGreaterThanOrEqual(expected.at(-1) ?? 0);
    }),
  );
});

test('a sent message is shown once, whether the answer or the event comes first', () => {
  const pending = { intent: 'intent-3', text: 'text 3', state: 'sending', why: '' } as const;
  const sent = withPending(emptyTimeline, pending);
  const arrived = withMessages(withMessages(sent, [message(3)]), [message(3)]);
  expect([arrived.pending, arrived.messages.length]).toEqual([[], 1]);
  const failed = withPending(sent, { ...pending, state: 'failed' });
  expect(failed.pending).toEqual([{ ...pending, state: 'failed' }]);
  expect(withMessages(failed, [message(3)]).pending).toEqual([]);
});

test('a page of the past goes before, and says whether there is more', () => {
  const newest = withNewer(emptyTimeline, page([message(8), message(9)], { hasEarlier: true }));
  const more = withEarlier(newest, page([message(6), message(7)], { hasEarlier: false }));
  expect(more.messages.map(({ seq }) => seq)).toEqual([6, 7, 8, 9]);
  expect([newest.hasEarlier, more.hasEarlier]).toEqual([true, false]);
  expect(withNewer(more, page([message(10)], { hasEarlier: true })).hasEarlier).toBe(false);
});

test('a gap in the numbers means a missed message', () => {
  const known = withNewer(emptyTimeline, page([message(1), message(2)]));
  expect([isAfterGap(known, message(3)), isAfterGap(known, message(5))]).toEqual([false, true]);
  expect(isAfterGap(emptyTimeline, message(5))).toBe(false);
});

test('a removed message is gone for others and a place for its writer, for good', () => {
  const known = withNewer(emptyTimeline, page([message(1), message(2)]));
  expect(withRemoved(known, 1, 'somebody').messages.map(({ seq }) => seq)).toEqual([2]);
  const own = withRemoved(known, 1, 'writer-a');
  expect(own.messages[0]).toMatchObject({ isRemoved: true, text: '' });
  expect(withMessages(own, [message(1)]).messages[0]?.isRemoved).toBe(true);
});

test('a hidden writer is gone, and reading only moves on', () => {
  const known = withNewer(emptyTimeline, page([message(1), message(2, { writerId: 'b' })]));
  expect(withoutWriter(known, 'b').messages).toHaveLength(1);
  expect(withRead(withRead(known, 2), 1).readSeq).toBe(2);
});

test('new messages are those since the last look', () => {
  expect([seenOf(3, 5), seenOf(5, 5), seenOf(0, 5)]).toEqual([3, Infinity, Infinity]);
});
