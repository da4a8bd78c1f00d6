// The lists of the lottery lobby: our own lotteries in their groups with their clocks, and those of
// each vendor, narrowed by the visitor's choice.
import type { Game } from '../games.ts';
import type { LotteryClock } from '../lottery-clocks.ts';
import {
  isOwnLottery,
  lotteryGroupOf,
  lotteryGroups,
  type LotteryGroup,
} from '../own-lotteries.ts';

export type LotteryCategory = 'LOTT' | 'ELOTT';

export interface OwnLottery {
  readonly game: Game;
  readonly clock: LotteryClock;
}

export interface OwnSection {
  readonly group: LotteryGroup;
  readonly list: readonly OwnLottery[];
}

const ownLists = ['favourites', 'recent'] as const;
type OwnList = (typeof ownLists)[number];
/** The games of the player's own lists, by their ids. */
export type OwnLists = Readonly<Record<OwnList, readonly string[]>>;
export type LotteryKind = '' | OwnList | LotteryGroup;

export interface Chosen {
  readonly vendor: string | undefined;
  readonly name: string;
  readonly kind: LotteryKind;
}

/** What an address names; all kinds where that is none. */
export function kindNamed(name: string): LotteryKind {
  const kinds: readonly LotteryKind[] = [...ownLists, ...lotteryGroups];
  return kinds.find((kind) => kind === name) ?? '';
}

/** Our lotteries of a page: all of them, or those with odds, which are opened as e-lotteries. */
export function ownLotteries(
  games: readonly Game[],
  clocks: ReadonlyMap<string, LotteryClock>,
  category: LotteryCategory,
): readonly OwnLottery[] {
  return games.filter(isOwnLottery).flatMap((game) => {
    const clock = clocks.get(game.gameCode);
    if (clock === undefined || (category === 'ELOTT' && !clock.modes.includes('Elott'))) return [];
    return [{ game: { ...game, gameType: category }, clock }];
  });
}

function fits({ vendor, name, kind }: Chosen, lists: OwnLists) {
  const wanted = name.trim().toLowerCase();
  const list = kind === 'favourites' || kind === 'recent' ? lists[kind] : undefined;
  return ({ vassalage, displayName, nodeId }: Game): boolean =>
    (vendor === undefined || vassalage === vendor) &&
    displayName.toLowerCase().includes(wanted) &&
    (list === undefined || list.includes(nodeId));
}

const isGroup = (kind: LotteryKind): boolean => lotteryGroups.some((group) => group === kind);

/** Ours that fit the choice, in the order of the groups. */
export function ownSections(
  own: readonly OwnLottery[],
  chosen: Chosen,
  lists: OwnLists,
): readonly OwnSection[] {
  const fitting = own.filter(({ game }) => fits(chosen, lists)(game));
  return lotteryGroups.flatMap((group) => {
    if (isGroup(chosen.kind) && chosen.kind !== group) return [];
    const list = fitting.filter(({ game }) => lotteryGroupOf(game) === group);
    return list.length === 0 ? [] : [{ group, list }];
  });
}

/** Lotteries of vendors that fit the choice; a group is always one of ours. */
export function vendorLotteries(
  games: readonly Game[],
  chosen: Chosen,
  lists: OwnLists,
): readonly Game[] {
  return isGroup(chosen.kind) ? [] : games.filter(fits(chosen, lists));
}
