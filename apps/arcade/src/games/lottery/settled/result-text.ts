// The result of a settled issue as one sentence, shown and spoken. Amounts are net of the stake.
import { useMemo } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import type { OwnResult } from './own-results.ts';

/** More came back than was staked. */
export const isWin = ({ payout, stake }: OwnResult): boolean => payout > stake;

export function useResultText(): (result: OwnResult) => string {
  const { t, money } = useArcade();
  return useMemo(() => {
    const textOf = ({ gameCode, issue, stake, payout, by }: OwnResult) => {
      const game = t.named(`lottery.${gameCode}`) ?? gameCode;
      const net = money(payout - stake, { sign: 'always' });
      const told = { game, issue, net, payout: money(payout), stake: money(stake) };
      if (by === 'cancelled') return t('lottery-play.settled-back', told);
      if (by === 'corrected') return t('lottery-play.settled-again', told);
      if (payout > stake) return t('lottery-play.settled-won', told);
      if (payout > 0n) return t('lottery-play.settled-part', told);
      return t('lottery-play.settled-lost', told);
    };
    return textOf;
  }, [t, money]);
}
