// The draws of the lottery in play on a day that the player chose. A result whose draw is not shown
// yet is left out.
import { useEffect, useState } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import type { Drawn } from '../desk/lottery-terms.ts';
import { useClock, useDesk, useLottery } from '../lottery-context.tsx';

export type DayDraws = readonly Drawn[] | 'loading' | 'failed';

const pageSize = 100;

/** Undefined while no day is chosen. */
export function useDayDraws(day: string) {
  const { client } = useArcade();
  const { clock } = useLottery();
  const gameCode = useDesk((state) => state.terms.gameCode);
  const last = useClock((state) => state.last);
  const [times, setTimes] = useState(0);
  const [asked, setAsked] = useState<{ readonly key: string; readonly draws: DayDraws }>();
  const key = [gameCode, day, times, last?.issue, last?.version].join(' ');
  useEffect(() => {
    if (day === '') return undefined;
    let isCurrent = true;
    void client.lottery.listLotteryDraws({ gameCode, day, pageSize }).then((answer) => {
      if (!isCurrent) return;
      const draws = answer.ok
        ? answer.value.list.filter((drawn) => drawn.numbers !== null && clock.maySee(drawn))
        : 'failed';
      setAsked({ key, draws });
    });
    return () => {
      isCurrent = false;
    };
  }, [client, clock, gameCode, day, key]);
  if (day === '') return undefined;
  const draws: DayDraws = asked?.key === key ? asked.draws : 'loading';
  return { draws, again: () => setTimes((before) => before + 1) };
}
