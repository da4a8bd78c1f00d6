// Issues as staff see them: the list, one issue, and what each outcome of it would cost. While an
// issue takes slips its figures are read again every few seconds.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { InputOf, lottery, LotteryIssueState, OutputOf } from '@baize/contract';
import { client } from '../../app/client.ts';
import { lotteryKey } from './game-facts.ts';

export type IssueRow = OutputOf<typeof lottery.findLotteryIssues>['list'][number];
export type IssueSearch = Omit<InputOf<typeof lottery.findLotteryIssues>, 'pageNo' | 'pageSize'>;
export type IssueShown = OutputOf<typeof lottery.getLotteryIssue> & { readonly ahead: number };
export type Exposure = OutputOf<typeof lottery.getLotteryExposure>;

export interface IssueName {
  readonly gameCode: string;
  readonly issue: string;
}

const liveMs = 5000;

/** False: it changes no more by itself. */
export const rereadEvery = (state: LotteryIssueState | undefined): number | false =>
  state === 'settled' || state === 'cancelled' ? false : liveMs;

export function useIssue({ gameCode, issue }: IssueName) {
  return useQuery({
    queryKey: [...lotteryKey, 'issue', gameCode, issue],
    queryFn: async (): Promise<IssueShown> => {
      const found = unwrap(await client.lottery.getLotteryIssue({ gameCode, issue }));
      return { ...found, ahead: found.now - Date.now() };
    },
    refetchInterval: ({ state: { data } }) => rereadEvery(data?.state),
  });
}

export function useExposure({ gameCode, issue }: IssueName, state: LotteryIssueState) {
  const count = 100;
  return useQuery({
    queryKey: [...lotteryKey, 'exposure', gameCode, issue],
    queryFn: async () =>
      unwrap(await client.lottery.getLotteryExposure({ gameCode, issue, count })),
    refetchInterval: rereadEvery(state),
  });
}
