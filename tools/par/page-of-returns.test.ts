// The page of our games' returns agrees with their sheets, figure by figure: printed figures are
// cut after two places, as everywhere, and never rounded up.
import { readFileSync } from 'node:fs';
import { slotGames, parSheet, type ParSheet } from '@baize/engines';
import { expect, test } from 'vitest';

const page = readFileSync(new URL('../../docs/fairness/README.md', import.meta.url), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const row = (name: string, at = 0) => rows.filter(([first]) => first === name)[at]?.slice(1) ?? [];

const sheets = slotGames.map(({ definition }) => parSheet(definition));
const [counted, others] = [sheets.slice(0, 4), sheets.slice(4)];
const cut = (figure: string) => /^\d+(?:\.\d{2})?/u.exec(figure)?.[0] ?? figure;
const halves = ({ simulated }: ParSheet) => Number(simulated?.halfWidthPercent).toFixed(2);

// @proves R92
test.each([
  ['return', (sheet: ParSheet) => `${cut(sheet.returnPercent)} %`],
  ['of it by paid spins', (sheet: ParSheet) => `${cut(sheet.baseReturnPercent)} %`],
  ['of it by free spins', (sheet: ParSheet) => `${cut(sheet.featureReturnPercent)} %`],
  ['a spin wins', (sheet: ParSheet) => `${cut(sheet.hitPercent)} %`],
  ['free spins, once in', (sheet: ParSheet) => `${cut(sheet.spinsPerTrigger)} spins`],
  ['standard deviation of a round', (sheet: ParSheet) => `${cut(sheet.roundDeviation)} stakes`],
  ['volatility index', (sheet: ParSheet) => sheet.volatilityIndex],
  [
    'a round pays at most',
    (sheet: ParSheet) => `${sheet.payoutStakesMax.toLocaleString('en')} stakes`,
  ],
])('of the games that are counted: %s', (name, figure) => {
  expect(row(name)).toEqual(counted.map(figure));
});

// @proves R92
test('tumbling and hold games state the return, its basis and the highest win', () => {
  const returns = others.map((sheet) => {
    const percent = `${cut(sheet.returnPercent)} %`;
    return sheet.simulated ? `${percent} ± ${halves(sheet)}` : `${percent}, exact`;
  });
  const said = row('return', 1).map((cell) => cell.replace(/; played:.*$/u, ''));
  expect(said).toEqual(returns);
  const most = others.map((sheet) => `${sheet.payoutStakesMax.toLocaleString('en')} stakes`);
  expect(row('a round pays at most', 1)).toEqual(most);
});
