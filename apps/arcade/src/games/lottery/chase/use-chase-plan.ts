// The choices of the chase planner and the plan that follows from them.
import { timesUnits, typedUnits, type Client } from '@baize/client';
import { ratio, type ChasePlan } from '@baize/engines';
import type { Units } from '@baize/money';
import { useEffect, useMemo, useState } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import type { CartSlip } from '../cart/cart.ts';
import { oddsOf, type Issue } from '../desk/lottery-terms.ts';
import { useClock, useDesk, useLottery } from '../lottery-context.tsx';
import { chaseMultipleMost, planWithin, type PlannedHere } from './chase-bound.ts';
import { smallestWin } from './smallest-win.ts';

export const chaseRules = ['flat', 'doubling', 'profit'] as const;

export interface ChaseChoice {
  readonly by: (typeof chaseRules)[number];
  readonly issues: number;
  readonly multiple: number;
  readonly every: number;
  readonly ratePercent: number;
  readonly stop: 'win' | 'profit' | 'never';
  readonly stopAt: string;
}

const usual: ChaseChoice = {
  by: 'flat',
  issues: 5,
  multiple: 1,
  every: 1,
  ratePercent: 50,
  stop: 'win',
  stopAt: '100',
};

export interface ChaseDraft {
  readonly choice: ChaseChoice;
  readonly change: (change: Partial<ChaseChoice>) => void;
  readonly planned: PlannedHere;
  /** Of the chase: a slip's own multiple or amount is multiplied by it. */
  readonly multipleMost: number;
  /** The issues that still take slips, the next first. */
  readonly issues: readonly Issue[];
  readonly reading: OpenIssues['state'];
  readonly readAgain: () => void;
  readonly issuesMost: number;
  /** Of the smallest win at a multiple of one. */
  readonly win: Units;
  readonly stopProfit: Units;
}

export function useChasePlan(slips: readonly CartSlip[]): ChaseDraft {
  const { desk } = useLottery();
  const terms = useDesk((state) => state.terms);
  const [choice, setChoice] = useState(usual);
  const open = useOpenIssues(terms.chaseMost);
  const win = useMemo(
    () =>
      smallestWin(
        slips.flatMap((slip) => {
          const play = desk.book.play(slip.play);
          return play === undefined ? [] : [{ slip, play, odds: oddsOf(terms, play) }];
        }),
      ),
    [slips, desk, terms],
  );
  return {
    choice,
    change: (next) => setChoice({ ...choice, ...next }),
    planned: planWithin(terms, { slips, plan: planOf(choice, win), issues: choice.issues }),
    multipleMost: Math.max(1, chaseMultipleMost(slips, terms)),
    issues: open.list,
    reading: open.state,
    readAgain: open.again,
    issuesMost: terms.chaseMost,
    win,
    stopProfit: typedUnits(choice.stopAt) ?? 0n,
  };
}

function planOf({ by, multiple, every, ratePercent }: ChaseChoice, win: Units): ChasePlan {
  if (by === 'flat') return { by, multiple };
  if (by === 'doubling') return { by, first: multiple, every };
  return { by, rate: ratio(timesUnits(1n, ratePercent), 100n), win };
}

interface OpenIssues {
  readonly list: readonly Issue[];
  readonly state: 'loading' | 'read' | 'failed';
}

/** Read again whenever an issue closes: a plan never begins with one that is gone. */
function useOpenIssues(count: number): OpenIssues & { readonly again: () => void } {
  const { client } = useArcade();
  const current = useClock((state) => state.current);
  const gameCode = useDesk((state) => state.terms.gameCode);
  const [asked, setAsked] = useState(0);
  const [read, setRead] = useState<OpenIssues>({ list: [], state: 'loading' });
  const reason = `${current?.issue ?? ''} ${asked}`;
  useEffect(() => {
    let isCurrent = true;
    void askIssues(client, { gameCode, count, reason }).then((list) => {
      if (!isCurrent) return;
      if (list === undefined) setRead((last) => ({ ...last, state: 'failed' }));
      else setRead({ list, state: 'read' });
    });
    return () => {
      isCurrent = false;
    };
  }, [client, gameCode, count, reason]);
  const list = read.list.filter(({ closesAt }) => !current || closesAt >= current.closesAt);
  const again = () => {
    setRead({ ...read, state: 'loading' });
    setAsked(asked + 1);
  };
  return { list, state: read.state, again };
}

/** `reason` says why they are read again. */
async function askIssues(
  client: Client,
  { gameCode, count }: { gameCode: string; count: number; reason: string },
): Promise<readonly Issue[] | undefined> {
  const answer = await client.lottery.listLotteryIssues({ gameCode, count });
  return answer.ok ? answer.value.list : undefined;
}
