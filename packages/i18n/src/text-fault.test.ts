// A text that lacks a value or option of English, or has an extra one, is named with its fault.
import { expect, test } from 'vitest';
import { textFault, valuesOf, pluralForms } from './text-fault.ts';

const english = '{count, plural, one {# game of {name}} other {# games of {name}}}';
const welcome = 'Welcome, {name}!';
const chosen = '{until, select, undefined {Closed.} other {Closed until {until}.}}';

test.each([
  ['th', welcome, 'ยินดีต้อนรับ {name}'],
  ['th', english, '{count, plural, other {# เกมของ {name}}}'],
  ['id', english, '{count} game {name}'],
  ['ru', english, '{count, plural, one {# a {name}} few {# b {name}} many {# c {name}} other {#}}'],
  ['pl', english, '{count, plural, one {# {name}} few {# {name}} many {# {name}} other {#}}'],
  [
    'ar',
    '{n, plural, one {a} other {b}}',
    '{n, plural, =0 {-} =1 {a} =2 {c} few {d} many {e} other {f}}',
  ],
  ['th', chosen, '{until, select, undefined {ปิด} other {ปิดถึง {until}}}'],
])('%s: “%s” may read “%s”', (tag, from, text) => {
  expect(textFault({ tag, english: from, text })).toBeUndefined();
});

test.each([
  ['th', welcome, undefined, 'missing'],
  ['th', undefined, 'สวัสดี', 'English has no such text'],
  ['th', welcome, ' ', 'empty'],
  ['th', welcome, 'ยินดีต้อนรับ {nama}', 'lacks the value {name}'],
  ['th', welcome, '{name} {age}', 'English has no value {age}'],
  ['ru', english, '{count, plural, one {# {name}} other {# {name}}}', 'lacks the plural form many'],
  ['pt-BR', english, '{count, plural, other {# de {name}}}', 'lacks the plural form one'],
  ['th', chosen, '{until, select, other {ปิดถึง {until}}}', 'lacks the option {until: undefined}'],
  ['th', welcome, 'ยินดีต้อนรับ {name', 'malformed'],
  ['th', '{n, number}', '{n, number}', 'malformed: {n, number}'],
  ['th', '{n, plural, offset:1 other {#}}', '{n, plural, offset:1 other {#}}', 'malformed'],
])('%s: “%s” read as “%s”: %s', (tag, from, text, fault) => {
  expect(textFault({ tag, english: from, text })).toContain(fault);
});

test('a translator is told what a text needs', () => {
  expect(valuesOf(english)).toEqual(['count', 'name']);
  expect(pluralForms('th')).toEqual(['other']);
  expect(pluralForms('ru').toSorted()).toEqual(['few', 'many', 'one']);
});
