// Tells open pages which issue opened, each once for as long as one process drives the draws.
import type { LotteryPorts } from '../ports.ts';
import type { Board } from './board.ts';
import type { Terms } from './terms.ts';

type Ports = Pick<LotteryPorts, 'clock' | 'tell'>;

const lookMs = 5000;

export function createOpenings(
  { clock, tell }: Ports,
  { board, terms }: { readonly board: Board; readonly terms: Terms },
) {
  let toldUntil = clock.now();
  return {
    /** What opened before is known to pages that asked. */
    begin: () => {
      toldUntil = clock.now();
    },
    /** Tells what opened since the last call; gives when the next one opens. */
    tellNew(): number {
      const now = clock.now();
      const ahead = terms.all().flatMap(({ game }) => board.aheadOf(game.code));
      for (const { gameCode, name: issue, opensAt, closesAt, drawsAt } of ahead) {
        if (opensAt <= toldUntil || opensAt > now) continue;
        tell({ event: 'lottery-issue', payload: { gameCode, issue, opensAt, closesAt, drawsAt } });
      }
      toldUntil = now;
      const later = ahead.map(({ opensAt }) => opensAt).filter((opensAt) => opensAt > now);
      return Math.min(now + lookMs, ...later);
    },
  };
}
