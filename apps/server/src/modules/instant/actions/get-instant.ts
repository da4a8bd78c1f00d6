// A small game as the player may play it now: its rules, stakes, pace, balance, the hand that is
// still open and how the last round ended.
import { instant as family, instantGameOf, type DealtInstant } from '@baize/engines';
import { printUnits } from '@baize/money';
import { refuse, type instant } from '@baize/contract';
import type { Action, GameCaller } from '../../../platform/call/index.ts';
import { printFreeBet } from '../../wagering/index.ts';
import type { InstantPorts } from '../ports.ts';
import { createHands } from '../hands.ts';
import { createPrinter } from '../print-round.ts';

export function getInstant(ports: InstantPorts): Action<typeof instant.getInstant> {
  const openRoundOf = readOpenRound(ports);
  const print = createPrinter(ports, createHands(ports));
  return async ({ caller, input, now }) => {
    const game = instantGameOf(input.gameCode);
    if (!game || caller.gameCode !== game.code) return refuse('game-unknown');
    const unverified = ports.refusalOfCode();
    if (unverified) return unverified;
    const { playerId, currency, since, demo } = caller.player;
    const policy = ports.policy();
    await ports.wagering.renewSeed({ playerId, roundsMax: policy.seedRoundsMax, now });
    const openRound = await openRoundOf(game, caller, now);
    const free = { playerId, currency, gameCode: game.code, kind: 'bet' as const, now };
    const [cash, sums, last, freeBets] = await Promise.all([
      ports.cashOf(playerId, currency),
      ports.wagering.sums(playerId, currency, since),
      ports.wagering.lastRound(playerId, game.code, currency),
      ports.wagering.freeRoundsOf(free),
    ]);
    return {
      ...offerOf(game),
      spinIntervalMs: policy.spinIntervalMs,
      autoplayAllowed: policy.autoplayAllowed,
      handHoursMax: policy.handHoursMax,
      balance: printUnits(cash, 2),
      currency,
      currencySymbol: ports.symbolOf(currency),
      demo,
      sessionSince: since,
      sessionNet: printUnits(sums.paid - sums.staked, 2),
      openRound: openRound ? await print(openRound) : null,
      lastRound: last ? await print(last) : null,
      freeBets: freeBets.map(printFreeBet),
    };
  };
}

const offerOf = (game: DealtInstant) => ({
  gameCode: game.code,
  gameVersion: game.version,
  stakes: game.stakes.map((stake) => printUnits(stake, 2)),
  stakeDefault: printUnits(game.stakeDefault, 2),
  returnPercent: game.returnPercent,
  rules: family.describe(game),
  hasSteps: game.play.steps,
  choiceUsual: game.play.choiceUsual,
});

/** A round that is over but was interrupted is closed first. */
function readOpenRound(ports: InstantPorts) {
  const hands = createHands(ports);
  return async (
    { code: gameCode, family: own }: DealtInstant,
    { player }: GameCaller,
    now: number,
  ) => {
    const { playerId, currency } = player;
    const search = { before: now + 1, playerId, currency, family: own, gameCode, count: 1 };
    const [round] = await ports.wagering.openRounds(search);
    const found = round && (await hands.finish(round));
    return found?.state === 'open' ? found : undefined;
  };
}
