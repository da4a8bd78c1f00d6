// The highest payouts with the names they are shown under, read together and kept for a moment:
// however many look at the board, the books are asked once.
import type { CataloguePorts, Winner } from './ports.ts';
import { maskName } from './rules/mask-name.ts';

export interface NamedWinner extends Winner {
  readonly shownName: string;
}

const keptMs = 2000;
/** Enough for a board of one category, whichever games the others were in. */
const readMost = 500;

export function keepWinners({
  topWinners,
  usernames,
}: Pick<CataloguePorts, 'topWinners' | 'usernames'>) {
  let held: { readonly at: number; readonly winners: Promise<readonly NamedWinner[]> } | undefined;
  const read = async () => {
    const winners = await topWinners(readMost);
    const names = await usernames(winners.map(({ playerId }) => playerId));
    return winners.map((winner) => ({
      ...winner,
      shownName: maskName(names.get(winner.playerId) ?? ''),
    }));
  };
  return (now: number): Promise<readonly NamedWinner[]> => {
    if (held && Math.abs(now - held.at) < keptMs) return held.winners;
    const winners = read();
    held = { at: now, winners };
    winners.catch(() => (held = undefined));
    return winners;
  };
}
