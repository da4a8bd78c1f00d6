// A browser remembers the name and the number a player wanted remembered, and forgets them when
// asked; a foreign cookie is no number.
import { afterEach, expect, test } from 'vitest';
import { writeCookie } from '../../../app/stored.ts';
import {
  isRemembering,
  rememberedName,
  rememberedPhone,
  rememberName,
  rememberPhone,
} from './remembered.ts';

afterEach(() => {
  rememberName(undefined);
  rememberPhone(undefined);
});

test('the name', () => {
  rememberName('mahendra');
  expect([rememberedName(), isRemembering()]).toEqual(['mahendra', true]);
  rememberName(undefined);
  expect([rememberedName(), isRemembering()]).toEqual([undefined, false]);
});

test('the number with its country', () => {
  const phone = { mobileNum: '8123456789', countryDialingCode: '62' };
  rememberPhone(phone);
  expect(rememberedPhone()).toEqual(phone);
  rememberPhone(undefined);
  expect(rememberedPhone()).toBeUndefined();
});

test.each(['{', 'null', '{"mobileNum":7}'])('%o is no number', (text) => {
  writeCookie('loginTypeSms', text);
  expect(rememberedPhone()).toBeUndefined();
});
