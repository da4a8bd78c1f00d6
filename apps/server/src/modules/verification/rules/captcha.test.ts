// A picture has five letters of an alphabet in which none can be taken for another; the same chance
// draws the same picture, and reading it does not depend on case.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { captchaChanceBytes, isRead, sceneOfLetters } from './captcha.ts';
import { letterStrokes } from './letter-strokes.ts';

/** Chance that differs by its number and is the same each time. */
const chanceOf = (number: number) =>
  Buffer.concat(
    Array.from({ length: captchaChanceBytes / 32 }, (_, part) =>
      createHash('sha256').update(`${number} ${part}`).digest(),
    ),
  );

test('the same random bytes draw the same picture, others another', () => {
  expect(sceneOfLetters(chanceOf(1))).toEqual(sceneOfLetters(chanceOf(1)));
  const drawn = Array.from({ length: 50 }, (_, number) => sceneOfLetters(chanceOf(number)));
  expect(new Set(drawn.map(({ answer }) => answer)).size).toBe(50);
  expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(50);
});

test('a captcha has five letters that cannot be confused', () => {
  for (let number = 0; number < 200; number += 1) {
    expect(sceneOfLetters(chanceOf(number)).answer).toMatch(/^[ACEFHJKMNPRTWXY3479]{5}$/);
  }
});

test('every letter is drawn within its grid', () => {
  for (const point of Object.values(letterStrokes).flat(2)) {
    for (const place of point) expect(place >= 0 && place <= 10).toBe(true);
  }
});

test('the picture does not hold its answer', () => {
  const { answer, svg } = sceneOfLetters(chanceOf(7));
  expect(svg).not.toContain(answer);
});

test.each([
  ['A3KXT', true],
  ['a3kxt', true],
  [' a3 kxt ', true],
  ['A3KX', false],
  ['A3KXTT', false],
  ['', false],
])('%j reads A3KXT: %s', (typed, reads) => {
  expect(isRead('A3KXT', typed)).toBe(reads);
});
