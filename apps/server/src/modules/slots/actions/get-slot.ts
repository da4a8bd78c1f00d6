// A slot as the player may play it now: stakes, return, pace, balance and how the last round ended.
import { slotGameOf } from '@baize/engines';
import { printUnits } from '@baize/money';
import { refuse, type slots } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { SlotsPorts } from '../ports.ts';
import { printFreeRounds } from '../../wagering/index.ts';
import { printRound } from './print-round.ts';
import { stakesFor } from './stakes-for.ts';

export function getSlot(ports: SlotsPorts): Action<typeof slots.getSlot> {
  const stakesOf = stakesFor(ports);
  return async ({ caller, input, now }) => {
    const game = slotGameOf(input.gameCode);
    if (!game || caller.gameCode !== game.code) return refuse('game-unknown');
    const { playerId, currency, since } = caller.player;
    const policy = ports.policy();
    await ports.wagering.renewSeed({ playerId, roundsMax: policy.seedRoundsMax, now });
    const [stakes, cash, sums, last, free] = await Promise.all([
      stakesOf(game, playerId, now),
      ports.cashOf(playerId, currency),
      ports.wagering.sums(playerId, currency, since),
      ports.wagering.lastRound(playerId, game.code, currency),
      ports.wagering.freeRoundsOf({ playerId, currency, gameCode: game.code, kind: 'rounds', now }),
    ]);
    const stakeDefault = stakes.includes(game.stakeDefault) ? game.stakeDefault : stakes.at(-1);
    if (stakeDefault === undefined) return refuse('game-off');
    return {
      gameCode: game.code,
      gameVersion: game.version,
      stakes: stakes.map((stake) => printUnits(stake, 2)),
      stakeDefault: printUnits(stakeDefault, 2),
      returnPercent: game.returnPercent,
      spinIntervalMs: policy.spinIntervalMs,
      turboAllowed: policy.turboAllowed,
      autoplayAllowed: policy.autoplayAllowed,
      balance: printUnits(cash, 2),
      currency,
      currencySymbol: ports.symbolOf(currency),
      demo: caller.player.demo,
      sessionSince: since,
      sessionNet: printUnits(sums.paid - sums.staked, 2),
      lastRound: last ? printRound(last) : null,
      freeRounds: free.map(printFreeRounds),
    };
  };
}
