// The draws of some lotteries on one day. A result of the lottery in play is left out until its
// draw has been shown.
import { useEffect, useState } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import type { Drawn } from '../desk/lottery-terms.ts';
import { useClock, useDesk, useLottery } from '../lottery-context.tsx';

export interface DayDraw {
  readonly gameCode: string;
  readonly drawn: Drawn;
}

export type DayDraws = readonly DayDraw[] | 'loading' | 'failed';

interface Asked {
  readonly key: string;
  readonly draws: DayDraws;
}

export function useDayDraws(games: readonly string[], day: string) {
  const { client } = useArcade();
  const { clock } = useLottery();
  const own = useDesk((state) => state.terms.gameCode);
  const last = useClock((state) => state.last);
  const [times, setTimes] = useState(0);
  const listed = games.join();
  const key = `${listed} ${day} ${times} ${last?.issue ?? ''} ${last?.version ?? 0}`;
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    let isCurrent = true;
    const ask = async (gameCode: string) => {
      const answer = await client.lottery.listLotteryDraws({ gameCode, day, pageSize: 1 });
      if (!answer.ok) return undefined;
      return answer.value.list
        .filter((drawn) => drawn.numbers !== null && (gameCode !== own || clock.maySee(drawn)))
        .map((drawn) => ({ gameCode, drawn }));
    };
    void Promise.all(listed.split(',').map(ask)).then((answers) => {
      if (!isCurrent) return;
      const found = answers.flatMap((answer) => answer ?? []);
      setAsked({ key, draws: answers.includes(undefined) ? 'failed' : found });
    });
    return () => {
      isCurrent = false;
    };
  }, [client, clock, own, listed, day, key]);
  const draws: DayDraws = asked?.key === key ? asked.draws : 'loading';
  return { draws, again: () => setTimes((before) => before + 1) };
}
