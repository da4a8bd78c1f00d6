// The lotteries as the screens know them without asking: the kind of draw of each.
import { lotteryGames } from '@baize/engines';

const kinds = new Map<string, string>(lotteryGames.map(({ code, kind }) => [code, kind]));

export function kindOfGame(gameCode: string): string | undefined {
  return kinds.get(gameCode);
}
