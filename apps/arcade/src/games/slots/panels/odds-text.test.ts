// The rules never call a win the highest that is possible where it is only the highest that was
// seen.
import { slotGameOf, slotGames, parSheet, type ParSheet } from '@baize/engines';
import { shippedLocales, type ShippedTag } from '@baize/i18n';
import { translatorOf } from '@baize/i18n/compile';
import { expect, test } from 'vitest';
import { oddsText } from './odds-text.ts';

const sheets = new Map<string, ParSheet>();

function sheetOf(code: string): ParSheet {
  const { definition } = slotGameOf(code) ?? expect.fail(`${code} is in the registry`);
  const sheet = sheets.get(code) ?? parSheet(definition);
  sheets.set(code, sheet);
  return sheet;
}

function said(code: string, tag: ShippedTag = 'en'): string {
  const sheet = sheetOf(code);
  const { payoutStakesMax, mechanic } = sheet;
  return oddsText({ t: translatorOf(tag), sheet, holds: mechanic === 'hold', payoutStakesMax });
}

test('a simulated game states the highest win seen, the rounds and the cap', () => {
  expect(said('golden-quarry')).toContain(
    'was 640.80 times the stake; up to 5,000 times is possible.',
  );
  const tags = shippedLocales.map(({ tag }) => tag);
  for (const tag of tags) expect(said('golden-quarry', tag)).toMatch(/32.000.000.*5.?000/u);
});

test('a counted game states the highest payout of a spin', () => {
  expect(said('golden-lotus-20')).toContain(
    'One spin can pay at most 214.75 times the stake before free spins.',
  );
});

test('no prize of a game is above what its rules call the highest', () => {
  const stated = slotGames.map(({ code }) => {
    const highest = /One spin can pay at most ([\d,.]+\d) times/u.exec(said(code))?.[1];
    return { ...sheetOf(code), highest: highest?.replaceAll(',', '') };
  });
  const counted = stated.filter(({ highest }) => highest !== undefined);
  expect(counted).toHaveLength(4);
  for (const { highest, topPrize } of counted) {
    expect(Number(highest)).toBeGreaterThanOrEqual(Number(topPrize.stakes));
  }
}, 60_000);
