// Proves how often a member may write: by examples worked by hand, and that a member who waits as
// long as told may write.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refusalOfPace, type PaceFacts, type Said } from './pace.ts';

const room = 'room:one';
const said = (at: number, more: Partial<Said> = {}): Said => ({
  channel: room,
  text: `at ${at}`,
  at,
  ...more,
});
const facts = (more: Partial<PaceFacts>): PaceFacts => ({
  channel: room,
  text: 'hello',
  now: 100_000,
  slowSeconds: 0,
  before: [],
  ...more,
});

test('a member who has written nothing may write', () => {
  expect(refusalOfPace(facts({ slowSeconds: 30 }))).toBeUndefined();
});

test('a sixth message within ten seconds waits until the first of them is ten seconds old', () => {
  const before = [99_000, 98_000, 97_000, 96_000, 95_000].map((at) => said(at));
  expect(refusalOfPace(facts({ before }))).toEqual({
    refused: 'chat-too-often',
    facts: { seconds: 5 },
  });
  expect(refusalOfPace(facts({ before, now: 105_000 }))).toBeUndefined();
});

test('a slow room takes one message per interval; other rooms do not count', () => {
  const before = [said(90_000)];
  const slow = facts({ before, slowSeconds: 30 });
  expect(refusalOfPace(slow)).toEqual({ refused: 'chat-slow', facts: { seconds: 20 } });
  expect(refusalOfPace({ ...slow, now: 120_000 })).toBeUndefined();
  expect(refusalOfPace({ ...slow, channel: 'room:two' })).toBeUndefined();
});

test('the same words in a row are refused for a minute', () => {
  const before = [said(70_000, { text: 'hello' })];
  expect(refusalOfPace(facts({ before }))?.refused).toBe('chat-repeated');
  expect(refusalOfPace(facts({ before, text: 'hello again' }))).toBeUndefined();
  expect(refusalOfPace(facts({ before, now: 130_000 }))).toBeUndefined();
});

test('after a wait of the stated length the member may write', () => {
  const ages = fc.array(fc.integer({ min: 0, max: 3_600_000 }), { maxLength: 200 });
  fc.assert(
    fc.property(ages, fc.integer({ min: 0, max: 3600 }), (list, slowSeconds) => {
      const now = 10_000_000;
      const before = [...list].sort((a, b) => a - b).map((age) => said(now - age));
      const first = facts({ before, slowSeconds, now });
      const refused = refusalOfPace(first);
      const seconds = Number(refused?.facts?.['seconds'] ?? 0);
      const again = refusalOfPace({ ...first, now: now + seconds * 1000 });
      // Two bounds may follow one another: the later one is shorter than the hour.
      const rest = Number(again?.facts?.['seconds'] ?? 0);
      expect(
        refusalOfPace({ ...first, now: now + (seconds + rest) * 1000 })?.refused,
      ).toBeUndefined();
    }),
  );
});
