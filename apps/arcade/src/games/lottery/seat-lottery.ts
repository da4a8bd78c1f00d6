// Makes desk, clock and results of a lottery out of the browser: its storage, its connection, its
// time.
import type { Arcade } from '../../app/arcade-context.tsx';
import { forgetSession } from '../../app/game-session.ts';
import { readLaunch } from '../../app/launch.ts';
import { waitForConnection } from '../../app/connection-wait.ts';
import { reducedMotion } from '../../frame/use-reduced-motion.ts';
import { IssueClock } from './clock/issue-clock.ts';
import { createDeskKeeper } from './desk/desk-keeper.ts';
import { followTerms } from './desk/follow-terms.ts';
import { LotteryDesk } from './desk/lottery-desk.ts';
import type { ClockAnswer, Drawn, LotteryTerms } from './desk/lottery-terms.ts';
import { createOrderKeeper } from './desk/order-keeper.ts';
import { DrawList } from './draw/draw-list.ts';
import { isWatching } from './draw/watching.ts';
import { openPlayBook } from './plays/play-book.ts';
import { holdBalance, type HeldBalance } from './settled/held-balance.ts';
import { OwnResults } from './settled/own-results.ts';

export interface SeatedLottery {
  readonly desk: LotteryDesk;
  readonly clock: IssueClock;
  readonly draws: DrawList;
  readonly results: OwnResults;
  readonly balance: HeldBalance;
  /** Keeps the terms as the server has them; gives the way to stop. */
  readonly followTerms: () => () => void;
}

const after = (delayMs: number, action: () => void) => {
  const timer = setTimeout(action, delayMs);
  return () => clearTimeout(timer);
};

export function seatLottery(arcade: Arcade, terms: LotteryTerms): SeatedLottery {
  const clock: IssueClock = openClock(arcade, terms, (drawn) => draws.add(drawn));
  const { gameCode } = terms;
  const maySee = (drawn: Drawn) => clock.maySee(drawn);
  const draws = new DrawList(arcade.client, { gameCode, maySee });
  const desk = openDesk(arcade, terms);
  const { pays } = readLaunch(new URL(location.href)) ?? {};
  if (pays !== undefined) desk.choosePays(pays);
  const onChange = (action: () => void) => clock.store.subscribe(action);
  const results = new OwnResults({
    gameCode,
    isShown: (issue, version) => {
      const { last } = clock.store.getState();
      const isLast = last?.issue === issue && last.version >= version;
      return isLast || draws.has(issue, version);
    },
    onShown: (action) => {
      const leave = [onChange(action), draws.store.subscribe(action)];
      return () => {
        for (const one of leave) one();
      };
    },
    after,
  });
  const balance = holdBalance({
    holdsBack: () => clock.holdsBack(),
    onChange,
    show: (told) => desk.hearBalance(told),
  });
  return {
    desk,
    clock,
    draws,
    results,
    balance,
    followTerms: () => followTerms({ clock: clock.store, desk }),
  };
}

function openClock(
  { client, bridge }: Arcade,
  terms: LotteryTerms,
  onShown: (drawn: Drawn) => void,
): IssueClock {
  const { gameCode } = terms;
  return new IssueClock(terms satisfies ClockAnswer, {
    ask: async () => {
      const answer = await client.lottery.getLotteryClock({ gameCode });
      return answer.ok ? answer.value : undefined;
    },
    nowMs: () => Date.now(),
    after,
    watches: () => isWatching() && !document.hidden && !reducedMotion(),
    onRolling: () => bridge.tell({ type: 'round-began' }),
    onLate: () => bridge.tell({ type: 'round-ended' }),
    onShown: (drawn) => {
      onShown(drawn);
      bridge.tell({ type: 'round-ended' });
    },
  });
}

function openDesk({ client, store, bridge, session }: Arcade, terms: LotteryTerms): LotteryDesk {
  const { currency } = terms;
  return new LotteryDesk(terms, {
    client,
    book: openPlayBook(terms.kind, terms.lunarYear),
    store,
    orders: createOrderKeeper(store, terms),
    keeper: createDeskKeeper(store, terms),
    waitForConnection: (attempt) => waitForConnection(attempt),
    onPlaced: (balance) => bridge.tell({ type: 'balance', balance, currency }),
    onSessionLost: () => {
      forgetSession(store, session.gameCode);
      bridge.tell({ type: 'session-lost' });
    },
  });
}
