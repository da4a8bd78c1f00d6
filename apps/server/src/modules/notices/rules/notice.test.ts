// Proves when a notice shows: by its switch, dates, device, language and the moment of the visit.
import { expect, test } from 'vitest';
import { draft } from '../testing.ts';
import {
  executionsAsked,
  isShown,
  kindsAsked,
  problemOf,
  standingOf,
  type Notice,
  type Sight,
} from './notice.ts';

const now = 1_795_000_000_000;
const notice: Notice = {
  ...draft,
  noticeId: 'n-1',
  kind: 'player',
  pictures: {},
  position: 1,
  changedAt: now,
};
const sight: Sight = { now, tag: 'en', platform: 'W', executions: ['B'] };

test.each([
  ['shows', {}],
  ['off', { on: false, showsUntil: now - 1 }],
  ['waits', { showsFrom: now + 1 }],
  ['shows', { showsFrom: now, showsUntil: now + 1 }],
  ['over', { showsUntil: now }],
] as const)('a notice %s: %j', (standing, more) => {
  expect(standingOf({ ...notice, ...more }, now)).toBe(standing);
  expect(isShown({ ...notice, ...more }, sight)).toBe(standing === 'shows');
});

test('a notice is shown only in the languages it was written in', () => {
  expect(isShown(notice, { ...sight, tag: 'id' })).toBe(false);
  expect(isShown({ ...notice, titles: { en: '', id: 'Malam slot' } }, sight)).toBe(false);
});

test('a notice for phones is not shown on the web; one for all is shown on both', () => {
  const forPhones: Notice = { ...notice, platform: 'M' };
  expect([isShown(forPhones, sight), isShown(forPhones, { ...sight, platform: 'M' })]).toEqual([
    false,
    true,
  ]);
  expect(isShown(notice, { ...sight, platform: 'M' })).toBe(true);
});

// @proves L63
test('a popup is shown only at its moment', () => {
  const after: Notice = { ...notice, kind: 'popup', execution: 'A' };
  expect(isShown(after, sight)).toBe(false);
  expect(isShown(after, { ...sight, executions: executionsAsked(undefined, true) })).toBe(true);
  expect(executionsAsked('AFTER_LOGIN', false)).toEqual(['A', 'F']);
  expect(executionsAsked('F', true)).toEqual(['F']);
  expect(executionsAsked(undefined, false)).toEqual(['B']);
});

// @proves L63
test('kinds are filtered by the family’s letters; an unknown letter gives nothing', () => {
  expect(kindsAsked('B,PL,H')).toEqual(['banner', 'player']);
  expect(kindsAsked('H')).toEqual([]);
  expect(kindsAsked('A, PR')).toEqual(['agent', 'promotion']);
  expect(kindsAsked(undefined)).not.toContain('agent');
  expect(kindsAsked(undefined)).toHaveLength(4);
});

test('a draft needs a title and ordered dates', () => {
  expect(problemOf({ ...draft, titles: { en: ' ' } })).toBe('notice-untitled');
  expect(problemOf({ ...draft, showsFrom: now, showsUntil: now })).toBe('notice-dates-crossed');
  expect(problemOf(draft)).toBeUndefined();
});
