// Which games are our own lotteries, and the groups in which they are listed.
import type { Game } from './games.ts';
import { useLanes } from './lanes.ts';

/** Our lotteries stand under the names that clients of the family know, by their area. */
export const lotteryVendors: readonly string[] = ['TCG_LOTTO', 'TCG_LOTTO_VN', 'TCG_SEA'];

export const isOwnLottery = ({ vassalage }: Pick<Game, 'vassalage'>): boolean =>
  lotteryVendors.includes(vassalage);

/** In the order of the lobby. */
export const lotteryGroups = [
  'SSC',
  '11X5',
  'K3',
  'KENO',
  'PK10',
  'LHC',
  'PCB',
  'LF',
  'VN_NORTH',
  'VN_CENTRAL',
  'VN_SOUTH',
  'THAI',
  'HANOI',
  'LAO',
  'YEEKEE',
  'D4',
] as const;
export type LotteryGroup = (typeof lotteryGroups)[number];

/** A lottery's classes name its group; of 3D and 5D lotteries, its kind only begins so. */
export function lotteryGroupOf({ gameClassify }: Pick<Game, 'gameClassify'>) {
  const classes = gameClassify.toUpperCase().split(',');
  if (classes.includes('MARK6')) return 'LHC';
  return lotteryGroups.find((group) => classes.includes(group));
}

/** Whether the house offers any of them. */
export function useHasOwnLotteries(): boolean {
  const { data = [] } = useLanes();
  return data.some(({ cards }) => cards.some(isOwnLottery));
}
