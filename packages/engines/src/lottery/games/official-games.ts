// The games whose results come from outside, at the hours of official draws in GMT+8.
import { clock, inSessions, onceADay, type LotteryGame } from './definition.ts';

const everySeconds = 1200;
const everyDay = { on: 'every-day' } as const;
/** Sundays and weekdays as a calendar counts them: 0 is Sunday. */
const threeAWeek = { on: 'weekdays', weekdays: [2, 4, 6] } as const;

export const officialGames: readonly LotteryGame[] = [
  inSessions({
    code: 'SSC_DAY',
    kind: 'SSC',
    sessions: [
      { firstDraw: clock(0, 30), lastDraw: clock(3, 10), everySeconds },
      { firstDraw: clock(7, 30), lastDraw: clock(23, 50), everySeconds },
    ],
    pattern: '{YYMMDD}{N3}',
  }),
  inSessions({
    code: 'SSC_NIGHT',
    kind: 'SSC',
    sessions: [{ firstDraw: clock(10, 20), lastDraw: clock(26), everySeconds }],
    pattern: '{YYMMDD}{N3}',
  }),
  inSessions({
    code: '11X5_DAY',
    kind: '11X5',
    sessions: [{ firstDraw: clock(9, 30), lastDraw: clock(23, 10), everySeconds }],
    pattern: '{YYMMDD}{N2}',
  }),
  onceADay({ code: 'LF_3D', kind: 'LF3', drawsAt: clock(20, 30), days: everyDay }),
  onceADay({ code: 'LF_PL3', kind: 'LF3', drawsAt: clock(20, 30), days: everyDay }),
  onceADay({ code: 'LF_PL5', kind: 'LF5', drawsAt: clock(20, 30), days: everyDay }),
  onceADay({ code: 'LHC_WEEK', kind: 'LHC', drawsAt: clock(21, 30), days: threeAWeek }),
  {
    ...onceADay({ code: 'LHC_SIX', kind: 'MARK6', drawsAt: clock(21, 30), days: threeAWeek }),
    // Its fixed prizes return 88.39 %; at the highest amount the first one is just the cap.
    oddsReturn: 88,
    amountMost: 500_000n,
    payoutCap: 500_000_000_000n,
    issuePayoutCap: 500_000_000_000n,
  },
];
