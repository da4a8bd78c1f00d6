// A crash game as the player may play it now: stakes, limits and balance.
import { isRefusal, refuse, type crash } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import type { CrashParts } from '../parts.ts';
import { openedCrash } from './opened-crash.ts';

export function getCrash({ ports }: CrashParts): Action<typeof crash.getCrash> {
  return async (call) => {
    const game = openedCrash(call);
    if (isRefusal(game)) return game;
    if (ports.refusalOfGame(game.code)?.refused === 'game-off') return refuse('game-off');
    const { playerId, currency, demo } = call.caller.player;
    const { payoutCap, roundCap, slipsMost } = game.definition;
    return {
      gameCode: game.code,
      gameVersion: game.version,
      stakes: game.stakes.map((stake) => printUnits(stake, 2)),
      stakeDefault: printUnits(game.stakeDefault, 2),
      returnPercent: game.returnPercent,
      payoutCap: printUnits(payoutCap, 2),
      roundCap: printUnits(roundCap, 2),
      slipsMost,
      autoplayAllowed: ports.policy().autoplayAllowed,
      beacon: ports.beacon.kind,
      balance: printUnits(await ports.cashOf(playerId, currency), 2),
      currency,
      currencySymbol: ports.symbolOf(currency),
      demo,
    };
  };
}
