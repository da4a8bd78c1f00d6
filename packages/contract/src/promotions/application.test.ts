// An application for a reward has a remark of at most 140 characters and at most three pictures of
// 5 MB each.
import { Check } from 'typebox/value';
import { expect, test } from 'vitest';
import { promotionsPlayer } from './player.ts';

const megabyte = 1024 * 1024;
const base64Of = (bytes: number): string => 'A'.repeat(Math.ceil(bytes / 3) * 4);

// @proves L133
test('an application has a short remark and up to three pictures below 5 MB', () => {
  const { body } = promotionsPlayer.applyForPromotion;
  const isTaken = (remark: string, pictures: readonly string[]) =>
    Check(body, { version: 1, remark, pictures });
  const picture = base64Of(5 * megabyte);
  expect(isTaken('x'.repeat(140), [picture, picture, picture])).toBe(true);
  expect(isTaken('', [])).toBe(true);
  expect(isTaken('x'.repeat(141), [])).toBe(false);
  expect(isTaken('', [picture, picture, picture, picture])).toBe(false);
  expect(isTaken('', [base64Of(6 * megabyte)])).toBe(false);
});
