// The rules never call a win the highest that is possible where it is only the highest that was
// seen.
import { gameOf, games, parSheet, type ParSheet } from '@baize/engines';
import { shippedLocales, type ShippedTag } from '@baize/i18n';
import { translatorOf } from '@baize/i18n/compile';
import { expect, test } from 'vitest';
import { oddsText } from './odds-text.ts';

const sheets = new Map<string, ParSheet>();

function sheetOf(code: string): ParSheet {
  const { definition } = gameOf(code) ?? expect.fail(`${code} is in the registry`);
  const sheet = sheets.get(code) ?? parSheet(definition);
  sheets.set(code, sheet);
  return sheet;
}

function said(code: string, tag: ShippedTag = 'en'): string {
  const sheet = sheetOf(code);
  const { payoutStakesMax, mechanic } = sheet;
  return oddsText({ t: translatorOf(tag), sheet, holds: mechanic === 'hold', payoutStakesMax });
}

test('a simulated game tells what was seen, in how many rounds, and the true bound', () => {
  expect(said('golden-quarry')).toContain(
    '32,000,000 simulated rounds is 640.80 times the stake; more is possible, up to 5,000 times.',
  );
  const tags = shippedLocales.map(({ tag }) => tag);
  for (const tag of tags) expect(said('golden-quarry', tag)).toMatch(/32.000.000.*5.?000/u);
});

test('a counted game tells the most that a spin can pay', () => {
  expect(said('golden-lotus-20')).toContain('one spin can pay before free spins is 214.75 times');
});

test('no prize of a game is above what its rules call the highest', () => {
  const stated = games.map(({ code }) => {
    const highest = /can pay before free spins is ([\d,.]+\d) times/u.exec(said(code))?.[1];
    return { ...sheetOf(code), highest: highest?.replaceAll(',', '') };
  });
  const counted = stated.filter(({ highest }) => highest !== undefined);
  expect(counted).toHaveLength(4);
  for (const { highest, topPrize } of counted) {
    expect(Number(highest)).toBeGreaterThanOrEqual(Number(topPrize.stakes));
  }
});
