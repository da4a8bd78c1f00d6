// One lottery as staff see it: its query, and the calls that change it.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { InputOf, lottery, OutputOf } from '@baize/contract';
import { client } from '../../app/client.ts';
import { lotteryKey } from './game-facts.ts';

export type GameShown = OutputOf<typeof lottery.getLotterySettings>;
export type Settings = GameShown['settings'];
export type PlayShown = GameShown['plays'][number];
export type ScheduleData = GameShown['schedule'];
export type PlayAsked = Omit<InputOf<typeof lottery.changeLotteryPlay>, 'gameCode' | 'play'>;
export type ScheduleOutcome = OutputOf<typeof lottery.changeLotterySchedule>;

export function useGame(gameCode: string) {
  return useQuery({
    queryKey: [...lotteryKey, 'game', gameCode],
    queryFn: async () => unwrap(await client.lottery.getLotterySettings({ gameCode })),
  });
}
