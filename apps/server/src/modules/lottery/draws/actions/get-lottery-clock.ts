// The clock of one lottery, the same answer for everybody who asks at the same moment.
import { refuse, type lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { shared, type GameNow } from '../board.ts';
import type { DrawsParts } from '../parts.ts';

type Clock = GameNow & { readonly now: number; readonly limitedVersion: string | null };

export function getLotteryClock({
  ports,
  terms,
  board,
  limitedVersionOf,
}: DrawsParts): Action<typeof lottery.getLotteryClock> {
  const clocks = new Map<string, () => Clock>();
  return async ({ input: { gameCode } }) => {
    const game = terms.of(gameCode);
    if (!game) return refuse('game-unknown');
    const clock =
      clocks.get(gameCode) ??
      shared(ports.clock, (now) => {
        const offered = terms.of(gameCode) ?? game;
        const gameNow = board.gameNow(offered, now);
        const limitedVersion = limitedVersionOf(offered.game, gameNow.current?.issue ?? '');
        return { now, ...gameNow, limitedVersion };
      });
    clocks.set(gameCode, clock);
    return clock();
  };
}
