// The first places of a board under masked names, and the place of one member.
import type { PromotionsPorts } from '../ports.ts';
import { maskName } from '../../catalogue/index.ts';
import { readFirst, readOwn } from './store/scores.ts';
import type { BoardShown } from './view.ts';

export interface LeadersAsked {
  readonly playerId: string | undefined;
  readonly count: number;
}

export async function readLeaders(
  { database, usernames }: PromotionsPorts,
  { id }: Pick<BoardShown, 'id'>,
  { playerId, count }: LeadersAsked,
) {
  const on = database.kysely;
  const [{ first, names }, own] = await Promise.all([
    readFirst(on, id, { count }).then(async (found) => ({
      first: found,
      names: await usernames(found.map((one) => one.playerId)),
    })),
    playerId === undefined ? undefined : readOwn(on, id, playerId),
  ]);
  const list = first.map(({ playerId: of, behind }, at) => ({
    place: at + 1,
    name: maskName(names.get(of) ?? ''),
    behind,
    isOwn: of === playerId,
  }));
  return { list, own: own && { place: own.place, behind: own.behind } };
}
