// The prize mode of a lottery, as the family numbers them; those of its other areas follow.
import type { LotteryGame } from '@baize/engines';

/** Our own draws are the second of the family’s prize modes. */
export function prizeModeOf({ area, drawnBy }: Pick<LotteryGame, 'area' | 'drawnBy'>) {
  if (area === 'SEA') return { prizeModeId: 4, prizeModeName: 'SEA' };
  if (area === 'VN') return { prizeModeId: 3, prizeModeName: 'Lott' };
  return drawnBy === 'us'
    ? { prizeModeId: 2, prizeModeName: 'ZY' }
    : { prizeModeId: 1, prizeModeName: 'Tradition' };
}
