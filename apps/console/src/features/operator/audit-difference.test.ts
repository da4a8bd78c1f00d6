// The audit log shows the difference that a staff action made, not two blocks of data to compare by
// eye.
import { expect, test } from 'vitest';
import { differences, partThatDiffers, summaryOf } from './audit-difference.ts';

test('nested values are listed by path, differences first', () => {
  const before = { state: 'on', names: { en: 'Alpha' }, accountTypeId: 4, classes: ['a'] };
  const after = { state: 'maintenance', names: { en: 'Beta' }, accountTypeId: 4, classes: ['a'] };
  expect(differences(before, after)).toEqual([
    { path: 'state', look: 'changed', was: 'on', is: 'maintenance' },
    { path: 'names › en', look: 'changed', was: 'Alpha', is: 'Beta' },
    { path: 'account type id', look: 'same', was: '4', is: '4' },
    { path: 'classes', look: 'same', was: 'a', is: 'a' },
  ]);
});

test('added and removed values are told apart', () => {
  expect(differences(null, { name: 'room' })).toEqual([
    { path: 'name', look: 'added', was: '–', is: 'room' },
  ]);
  expect(differences({ name: 'room' }, null)).toEqual([
    { path: 'name', look: 'removed', was: 'room', is: '–' },
  ]);
  expect(differences(true, false)).toEqual([
    { path: '', look: 'changed', was: 'true', is: 'false' },
  ]);
});

test('a long text is cut to its difference and a little context', () => {
  const text = (limit: string) => `${'The terms of this house. '.repeat(4)}At most ${limit} a day.`;
  expect(partThatDiffers(text('500'), text('900'))).toEqual({
    start: '… of this house. At most ',
    middle: '5',
    end: '00 a day.',
  });
});

test('the list shows the difference in one line', () => {
  const before = { state: 'on', place: 1, hot: false };
  const after = { state: 'off', place: 2, hot: true };
  expect(summaryOf(before, after)).toEqual({ text: 'state: on → off; place: 1 → 2', more: 1 });
});
