// The returns of a lottery game as a page of plain text: of every play and kind of bet the chance,
// what one unit is paid, and what it returns. Prizes are those of the fair group.
import { describePlay, fairGroup, playsOf, statedTerms, type DealtLottery } from '@baize/engines';

export function printPlays(game: DealtLottery): string {
  const { definition, code, version } = game;
  const plays = [...playsOf(definition.kind).values()];
  return [
    `${code} (${definition.kind})`,
    `version ${version}`,
    `prizes at group ${fairGroup}, odds at ${definition.oddsReturn} %`,
    ...plays.flatMap((play) => linesOf(describePlay(play, statedTerms(definition, play)))),
    '',
  ].join('\n');
}

function linesOf(facts: ReturnType<typeof describePlay>): string[] {
  const { code, pays, tiers, returns, parlay = [] } = facts;
  const percents = new Map(returns.map(({ bet, percent }) => [bet, percent]));
  return [
    '',
    `${code} (${pays})`,
    ...tiers.map(
      ({ bet, name = bet, chance, pays: paid, push }) =>
        `  ${name.padEnd(16)} ${chance.padStart(24)} ${(push ? 'stake' : paid).padStart(16)}` +
        ` ${`${percents.get(bet) ?? ''} %`.padStart(12)}`,
    ),
    ...parlay.map(
      ({ legs, percent }) =>
        `  ${`${legs} legs, at least`.padEnd(58)} ${`${percent} %`.padStart(12)}`,
    ),
  ];
}
