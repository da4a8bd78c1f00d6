// The page of a lottery tells every play with the exact chance, prize and return of all its bets.
import {
  dealtLotteries,
  dealtLotteryOf,
  describePlay,
  playsOf,
  statedTerms,
  type DealtLottery,
} from '@baize/engines';
import { expect, test } from 'vitest';
import { printPlays } from './print-plays.ts';

const games = [...new Map(dealtLotteries.map((game) => [game.definition.kind, game])).values()];

/** The lines of each play by its code: below its name, up to the next play. */
function linesByPlay(game: DealtLottery): Map<string, string[]> {
  const [, ...plays] = printPlays(game).split('\n\n');
  return new Map(
    plays.map((text) => {
      const [head = '', ...lines] = text.trimEnd().split('\n');
      return [head.replace(/ \((?:prize|odds)\)$/u, ''), lines.map((line) => line.trim())];
    }),
  );
}

test.each(games)('$code: every play and bet is on the page with its exact return', (game) => {
  const { definition } = game;
  const plays = [...playsOf(definition.kind).values()];
  const printed = linesByPlay(game);
  expect([...printed.keys()]).toEqual(plays.map(({ code }) => code));
  for (const play of plays) {
    const { tiers, returns, parlay = [] } = describePlay(play, statedTerms(definition, play));
    const lines = printed.get(play.code) ?? [];
    expect(lines).toHaveLength(tiers.length + parlay.length);
    for (const [index, { bet, name = bet, chance, pays, push }] of tiers.entries()) {
      const percent = returns.find((one) => one.bet === bet)?.percent;
      const told = [name, chance, push ? 'stake' : pays, percent, '%'];
      expect(lines[index]?.split(/ +/u)).toEqual(told);
    }
  }
});

const lineOf = (gameCode: string, play: string, line: number) => {
  const game = dealtLotteryOf(gameCode);
  return game === undefined
    ? undefined
    : linesByPlay(game).get(play)?.[line]?.split(/ +/u).join(' ');
};

test.each([
  ['SSC_1M', '3X_DIRECT_BACK', 0, 'straight 1/1000 2000.0000 100.0000 %'],
  ['SSC_1M', 'C_LH', 2, 'tie 1/10 9.7000 97.0000 %'],
  ['11X5_1M', 'RX5', 0, 'matches 1/462 924.0000 100.0000 %'],
  ['PCB_1M', 'C_HALVES_LOW', 1, 'big 3/40 1.6166 96.9970 %'],
  ['LHC_5M', 'SPECIAL_HALVES', 1, 'big 1/49 stake 96.9975 %'],
  ['LHC_5M', 'PARLAY', 19, '2 legs, at least 90.0455 %'],
  ['LHC_5M', 'PARLAY', 25, '8 legs, at least 35.7417 %'],
  ['LHC_SIX', 'DIVISIONS', 0, 'division-1 1/13983816 1000000.0000 88.3936 %'],
])('%s %s, line %i: %s', (game, play, line, told) => {
  expect(lineOf(game, play, line)).toBe(told);
});
