// A title whose subject is a clause is found; one that says who does what is not.
import { expect, test } from 'vitest';
import { spotsOf } from '../try-rule.ts';
import { plainTitle } from './plain-title.ts';

const path = 'packages/money/src/a.test.ts';

test.each([
  "test('whoever agreed to nothing brings nobody in', () => {});",
  "test.each([1])('what is sealed to %s opens', () => {});",
  "it('nobody registers twice', () => {});",
  "test('a page is made once, whoever asks', () => {});",
  "describe('who is locked', () => {});",
  "test('a player to whom staff wrote is told', () => {});",
  'test(`what ${kind} changes`, () => {});',
  'test.each([1])(`the ${side} of whoever asks is open`, () => {});',
])('%s is found', (text) => {
  expect(spotsOf(plainTitle, { [path]: text })).toEqual([`${path}:1`]);
});

test.each([
  "test('an agent who has not accepted the terms cannot invite', () => {});",
  "test('whole units are exact', () => {});",
  "click('whoever');",
  'test(`a ${kind} is written once`, () => {});',
])('%s passes', (text) => {
  expect(spotsOf(plainTitle, { [path]: text })).toEqual([]);
});

test('journeys have titles too, other files have none', () => {
  const text = "journey('nobody comes in', () => {});";
  expect(spotsOf(plainTitle, { 'e2e/door.spec.ts': text })).toEqual(['e2e/door.spec.ts:1']);
  expect(spotsOf(plainTitle, { 'e2e/door.ts': text })).toEqual([]);
});
