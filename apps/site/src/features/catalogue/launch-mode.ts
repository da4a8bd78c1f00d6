// Chooses the way to launch a game: lotteries have their own, by vendor or by place of the draw;
// everything else has one.
import type { Game } from './games.ts';
import { houseVendor } from './house-vendor.ts';

const modes = ['GLS', 'LOTT', 'ELOTT', 'VN', 'SEA'] as const;
export type LaunchMode = (typeof modes)[number];

/** Games of these vendors open like any other, also those on the pages of lotteries. */
const plainVendors: readonly string[] = [houseVendor, 'GPI'];

type Launched = Pick<Game, 'vassalage' | 'gameType' | 'gameClassify'>;

export function launchModeOf({ vassalage, gameType, gameClassify }: Launched): LaunchMode {
  if (gameType !== 'LOTT' && gameType !== 'ELOTT') return 'GLS';
  if (plainVendors.includes(vassalage)) return 'GLS';
  const classes = gameClassify.split(',');
  if (vassalage === 'TCG_LOTTO_VN' || classes.includes('VN')) return 'VN';
  if (vassalage === 'TCG_SEA' || classes.includes('SEA')) return 'SEA';
  return gameType;
}

export const modeNamed = (name: string | null): LaunchMode =>
  modes.find((mode) => mode === name) ?? 'GLS';

/** The parameters of a launch in each mode. */
export function launchFields(mode: LaunchMode, nodeId: string) {
  if (mode === 'GLS') return { launchMode: 'GLS' };
  const lottoPrizeMode = { LOTT: 'Lott', ELOTT: 'Elott', SEA: 'SEA', VN: 'Lott' }[mode];
  const launchMode = mode === 'ELOTT' ? 'LOTT' : mode;
  return { launchMode, lottoGameCode: nodeId, lottoPrizeMode };
}
