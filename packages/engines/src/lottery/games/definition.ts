// A lottery game as data: what is drawn, when, by whom, and within which limits it takes slips.
import type { Units } from '@baize/money';
import type { Schedule, Session } from '../issues/schedule.ts';

/** The kinds of draws by the code of their plays. */
export type KindCode =
  | 'SSC'
  | '11X5'
  | 'K3'
  | 'PK10'
  | 'LHC'
  | 'PCB'
  | 'LF3'
  | 'LF5'
  | 'KENO'
  | 'MARK6'
  | 'VN_N'
  | 'VN_S'
  | 'THAI'
  | 'HANOI'
  | 'LAO'
  | 'YEEKEE'
  | 'D4';

/** The lobby that a game belongs to: each has a vendor account and a mode of prizes of its own. */
export type LotteryArea = 'CN' | 'VN' | 'SEA';

export interface LotteryGame {
  readonly code: string;
  readonly kind: KindCode;
  readonly area: LotteryArea;
  /** Our own provable draw, or the result of somebody outside. */
  readonly drawnBy: 'us' | 'outside';
  readonly schedule: Schedule;
  /** What plays at odds return, in hundredths. */
  readonly oddsReturn: number;
  /**
   * What a unit at odds costs of its amount for a member of the default group, in hundredths; in
   * the lotteries of China always all.
   */
  readonly pricePercent: number;
  /** The lowest and the highest prize group that anyone may choose. */
  readonly groupLeast: number;
  readonly groupMost: number;
  readonly unitsMost: number;
  readonly multipleMost: number;
  readonly chaseMost: number;
  /** Without a result so long after its draw, an issue is cancelled and refunded. */
  readonly refundAfterMs?: number;
  /** Of one unit at odds. */
  readonly amountMost: Units;
  /** Of one slip, and of all slips of a member in one issue. */
  readonly payoutCap: Units;
  readonly issuePayoutCap: Units;
}

const terms = {
  area: 'CN',
  oddsReturn: 97,
  pricePercent: 100,
  groupLeast: 1800,
  groupMost: 1998,
  unitsMost: 100_000,
  multipleMost: 9999,
  chaseMost: 120,
  amountMost: 500_000_000n,
  payoutCap: 4_000_000_000n,
  issuePayoutCap: 4_000_000_000n,
} as const;

const firstDay = '2026-01-01';
const daySeconds = 86_400;

/** Seconds from midnight. */
export function clock(hours: number, minutes = 0): number {
  return (hours * 60 + minutes) * 60;
}

export interface AllDay {
  readonly code: string;
  readonly kind: KindCode;
  readonly everySeconds: number;
}

/** A game of our own draws around the clock, closed shortly before each. */
export function allDay({ code, kind, everySeconds }: AllDay): LotteryGame {
  const closeSeconds = everySeconds <= 60 ? 5 : everySeconds / 10;
  const sessions = [{ firstDraw: everySeconds, lastDraw: daySeconds, everySeconds }];
  const schedule: Schedule = {
    firstDay,
    days: { on: 'every-day' },
    holidays: [],
    extraDays: [],
    sessions,
    closeSeconds,
    counting: { from: 'day' },
    pattern: '{YYYYMMDD}-{N4}',
  };
  return { ...terms, code, kind, drawnBy: 'us', schedule };
}

export interface InSessions {
  readonly code: string;
  readonly kind: KindCode;
  readonly sessions: readonly Session[];
  readonly pattern: string;
}

/** A game whose results come from outside several times a day. */
export function inSessions({ code, kind, sessions, pattern }: InSessions): LotteryGame {
  const game = allDay({ code, kind, everySeconds: 300 });
  return { ...game, drawnBy: 'outside', schedule: { ...game.schedule, sessions, pattern } };
}

export interface OnceADay {
  readonly code: string;
  readonly kind: KindCode;
  readonly drawsAt: number;
  readonly days: Schedule['days'];
}

/** A game whose result comes from outside once on each of its days. */
export function onceADay({ code, kind, drawsAt, days }: OnceADay): LotteryGame {
  const game = allDay({ code, kind, everySeconds: 300 });
  return {
    ...game,
    drawnBy: 'outside',
    chaseMost: 20,
    schedule: {
      ...game.schedule,
      days,
      sessions: [{ firstDraw: drawsAt, lastDraw: drawsAt, everySeconds: 1 }],
      closeSeconds: 600,
      counting: { from: 'year' },
      pattern: '{YYYY}{N3}',
    },
  };
}
