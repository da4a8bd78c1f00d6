// Proves that equal requests share an intent for a while, that others never do, and that a click's
// own time holds however late its request is sent again.
import { expect, test } from 'vitest';
import { resendMs, wireIntents } from './wire-intent.ts';

const digest = 'of-the-body';
const at = 1_795_000_000_000;

test('an equal request within the window shares an intent with the first', () => {
  const [first = ''] = wireIntents({ digest, now: at });
  for (const later of [0, 1, resendMs - 1, resendMs])
    expect(wireIntents({ digest, now: at + later })).toContain(first);
  expect(wireIntents({ digest, now: at + 2 * resendMs })).not.toContain(first);
});

test('another body never shares an intent', () => {
  const shared = wireIntents({ digest: 'of-another', now: at }).filter((intent) =>
    wireIntents({ digest, now: at }).includes(intent),
  );
  expect(shared).toEqual([]);
});

test('the time of a click decides where a client tells it', () => {
  const clicked = (clickedAt: string, now: number) => wireIntents({ digest, clickedAt, now });
  expect(clicked('17', at + 3_600_000)).toEqual(clicked('17', at));
  expect(clicked('18', at)).not.toEqual(clicked('17', at));
});
