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
  const [first, own] = await Promise.all([
    readFirst(on, id, { count }),
    playerId === undefined ? undefined : readOwn(on, id, playerId),
  ]);
  const names = await usernames(first.map((one) => one.playerId));
  const list = first.map(({ playerId: of, behind }, at) => ({
    place: at + 1,
    name: maskName(names.get(of) ?? ''),
    behind,
    isOwn: of === playerId,
  }));
  return { list, own: own && { place: own.place, behind: own.behind } };
}
