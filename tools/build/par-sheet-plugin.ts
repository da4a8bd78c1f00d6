// Works out the PAR sheets of the slots while the games are built: the exact census of a full cycle
// takes a second that no player should wait for. The few figures that the rules name come with the
// game; a whole sheet is a piece of its own, fetched when it is asked for.
import type { Plugin } from 'vite';
import { slotGameOf, slotGames, parSheet, type ParSheet } from '@baize/engines';

const all = 'virtual:par-sheets';
const one = 'virtual:par-sheet/';

export function parSheetPlugin(): Plugin {
  const sheets = new Map<string, ParSheet>();
  const sheetOf = (code: string): ParSheet => {
    const game = slotGameOf(code);
    if (game === undefined) throw new Error(`No game ${code}.`);
    const sheet = sheets.get(code) ?? parSheet(game.definition);
    sheets.set(code, sheet);
    return sheet;
  };
  return {
    name: 'baize-par-sheets',
    resolveId: (source) => (source === all || source.startsWith(one) ? `\0${source}` : undefined),
    load(id) {
      if (id.startsWith(`\0${one}`)) {
        return `export const sheet = ${JSON.stringify(sheetOf(id.slice(one.length + 1)))};`;
      }
      if (id !== `\0${all}`) return undefined;
      const codes = slotGames.map(({ code }) => code);
      const odds = Object.fromEntries(codes.map((code) => [code, oddsOf(sheetOf(code))]));
      const loads = codes.map((code) => `'${code}': () => import('${one}${code}')`);
      const loaders = `export const loadParSheet = {${loads.join()}};`;
      return `export const parOdds = ${JSON.stringify(odds)};\n${loaders}`;
    },
  };
}

function oddsOf(sheet: ParSheet) {
  const { baseReturnPercent, featureReturnPercent, hitPercent } = sheet;
  const { spinsPerTrigger, spinWinStakesMax, simulated } = sheet;
  return {
    baseReturnPercent,
    featureReturnPercent,
    hitPercent,
    spinsPerTrigger,
    spinWinStakesMax,
    simulated,
  };
}
