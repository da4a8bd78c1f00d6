// Every lottery for staff: its terms, its open issue, and whether its results are late.
import type { lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { DrawsParts } from '../parts.ts';
import { shownGame } from '../shown-settings.ts';
import { standingOf } from '../standing.ts';

export function listLotteryGames({
  ports,
  terms,
  board,
}: DrawsParts): Action<typeof lottery.listLotteryGames> {
  return async ({ now }) => {
    const list = await Promise.all(
      terms.all().map(async (game) => {
        const standing = await standingOf(ports, game.game.code, now);
        return shownGame(game, board, { now, standing });
      }),
    );
    return { now, beacon: await beaconStanding(ports, now), list };
  };
}

/** The last value that should be there, and whether it is. */
async function beaconStanding({ beacon }: DrawsParts['ports'], now: number) {
  const due = beacon.roundAfter(now) - 1;
  const answer = await beacon.valueOf(due);
  const { kind } = beacon;
  return answer.ok
    ? { kind, round: due, at: beacon.momentOf(due) }
    : { kind, round: null, at: null };
}
