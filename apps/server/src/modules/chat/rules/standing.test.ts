// Proves in which order it is decided how a member stands, by examples worked by hand.
import { expect, test } from 'vitest';
import { mayRead, refusalOfReading, refusalOfWriting, standingOf } from './standing.ts';

const fine = { isDemo: false, isPaused: false, sanctions: [], hasAcceptedRules: true };
const mute = { kind: 'mute', until: 500, reason: 'shouting' } as const;
const ban = { kind: 'ban', until: 300, reason: 'threats' } as const;

test.each([
  [{}, 'fine', true, undefined],
  [{ hasAcceptedRules: false }, 'rules-due', true, 'chat-rules-due'],
  [{ sanctions: [mute], hasAcceptedRules: false }, 'muted', true, 'chat-muted'],
  [{ sanctions: [mute, ban] }, 'banned', false, 'chat-banned'],
  [{ isDemo: true, hasAcceptedRules: false }, 'demo', true, undefined],
  [{ isDemo: true, isPaused: true, sanctions: [ban] }, 'paused', false, 'chat-paused'],
] as const)('%o stands as %s', (more, word, reads, refused) => {
  const standing = standingOf({ ...fine, ...more });
  expect(standing.standing).toBe(word);
  expect(mayRead(standing)).toBe(reads);
  expect(refusalOfWriting(standing)?.refused).toBe(refused);
  expect(refusalOfReading(standing)?.refused).toBe(reads ? undefined : refused);
});

test('of several sanctions of a kind the longest counts', () => {
  const later = { ...mute, until: 900, reason: 'again' };
  expect(standingOf({ ...fine, sanctions: [mute, later] })).toEqual({
    standing: 'muted',
    until: 900,
    reason: 'again',
  });
});
