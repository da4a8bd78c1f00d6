// The target of a vendor's card: its games in a list or a popup, or its game itself. Slots, fishing
// and poker are chosen from a list; tables, matches and draws are entered at once.
import type { GameCategory } from '@baize/contract';
import { gamePath } from './games.ts';
import { type Lane, type VendorCard, vendorPath } from './lanes.ts';

export type VendorWay =
  | { readonly kind: 'list' | 'game'; readonly path: string }
  | { readonly kind: 'popup'; readonly path: string };

const listed: readonly string[] = ['RNG', 'FISH', 'PVP'] satisfies GameCategory[];
const popupMark = 'VASSALAGE';
export const vnLotteryPath = '/Vnlottery';
export const seaLotteryPath = '/seaLottery';
/** Vendors whose lotteries have a page of their own. */
export const areaPaths: Readonly<Record<string, string>> = {
  TCG_LOTTO_VN: vnLotteryPath,
  TCG_SEA: seaLotteryPath,
};

export function wayOf(card: VendorCard): VendorWay | undefined {
  const path = vendorPath(card);
  if (path === undefined) return undefined;
  if (card.isGame === popupMark) return { kind: 'popup', path };
  const areaPath = areaPaths[card.vassalage];
  if (areaPath !== undefined) return { kind: 'list', path: areaPath };
  if (listed.includes(card.gameType) || card.nodeId === '') return { kind: 'list', path };
  return { kind: 'game', path: gamePath({ ...card, gameClassify: '' }) };
}

const startsAlone: readonly string[] = ['PVP', 'SPORTS', 'FISH', 'LIVE'] satisfies GameCategory[];

/** The game of a category's only vendor, where such a category is entered without a list. */
export function onlyGameOf({ title, cards: [card, ...others] }: Lane): string | undefined {
  if (card === undefined || others.length > 0 || !startsAlone.includes(title)) return undefined;
  if (card.isGame === popupMark || card.nodeId === '') return undefined;
  return gamePath({ ...card, gameClassify: '' });
}
