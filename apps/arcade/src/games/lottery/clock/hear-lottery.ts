// Hears of draws as they are made, of the player's own slips as they are settled, and of the end of
// the session. Without it clock and lists still ask by themselves.
import { createLive } from '@baize/client';
import { lotteryTopic, type LiveEvent } from '@baize/contract';

export type SettledTold = LiveEvent<'lottery-settled'>['payload'];

export interface LotteryHearer {
  readonly gameCode: string;
  /** Of the game session: it opens the player's own topic. */
  readonly token: string;
  /** A result, or a cancelled issue, of this lottery. */
  readonly onDraw: (issue: string) => void;
  readonly onSettled: (settled: SettledTold) => void;
  readonly onSessionEnded: () => void;
  /** Something was missed. */
  readonly onGap: () => void;
}

export function hearLottery(hearer: LotteryHearer): () => void {
  if (typeof WebSocket === 'undefined') return () => undefined;
  const live = createLive({
    url: `${location.origin.replace(/^http/u, 'ws')}/live`,
    token: () => hearer.token,
    follow: [lotteryTopic],
  });
  const own = ({ gameCode, issue }: { readonly gameCode: string; readonly issue: string }) => {
    if (gameCode === hearer.gameCode) hearer.onDraw(issue);
  };
  live.on('lottery-drawn', own);
  live.on('lottery-cancelled', own);
  live.on('lottery-settled', hearer.onSettled);
  live.on('session-ended', hearer.onSessionEnded);
  live.onGap(hearer.onGap);
  return () => live.close();
}
