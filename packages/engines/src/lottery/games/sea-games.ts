// The lotteries of Vietnam and South-East Asia. Their hours are those of GMT+7; a schedule counts
// in GMT+8, where each stands an hour later on the same day.
import { allDay, clock, onceADay, type KindCode, type LotteryGame } from './definition.ts';
import { provinces } from './vn-provinces.ts';

const everyDay = { on: 'every-day' } as const;

/** A time of day in GMT+7. */
const clock7 = (hours: number, minutes = 0): number => clock(hours + 1, minutes);

/** Plays stand at the odds of the house where a game states this return. */
const terms = { oddsReturn: 95, chaseMost: 60 } as const;
const vietnam = { ...terms, area: 'VN' } as const;
const southEast = { ...terms, area: 'SEA' } as const;

type Real = Omit<Parameters<typeof onceADay>[0], 'days'> & {
  readonly days?: Parameters<typeof onceADay>[0]['days'];
  readonly closeSeconds: number;
};

/** A real draw, whose issues are named by their day. */
function real({ days = everyDay, closeSeconds, ...asked }: Real): LotteryGame {
  const game = onceADay({ ...asked, days });
  const named = { counting: { from: 'day' }, pattern: '{YYYYMMDD}-{N}' } as const;
  return { ...game, schedule: { ...game.schedule, closeSeconds, ...named } };
}

const fast = (kind: KindCode, ...minutes: readonly number[]): LotteryGame[] =>
  minutes.map((every) => allDay({ code: `${kind}_${every}M`, kind, everySeconds: every * 60 }));

/** Nobody sees a number of the draw before its issue has closed. */
const quarter = 900;

const north = real({ code: 'VN_N', kind: 'VN_N', drawsAt: clock7(18, 15), closeSeconds: quarter });

const ofProvinces = provinces.map(({ code, region, weekdays }) =>
  real({
    code,
    kind: 'VN_S',
    drawsAt: region === 'south' ? clock7(16, 15) : clock7(17, 15),
    days: { on: 'weekdays', weekdays },
    closeSeconds: quarter,
  }),
);

const thai = real({
  code: 'THAI_GOV',
  kind: 'THAI',
  drawsAt: clock7(16),
  days: { on: 'month-days', days: [1, 16] },
  // Numbers are drawn from half past two on.
  closeSeconds: 5400,
});

const hanoi = real({
  code: 'HANOI',
  kind: 'HANOI',
  drawsAt: clock7(18, 15),
  closeSeconds: quarter,
});

/** Every stake comes back where the draw did not take place. */
const refundAfterMs = 3_600_000;

const laoDraw = real({
  code: 'LAO',
  kind: 'LAO',
  drawsAt: clock7(20, 30),
  days: { on: 'weekdays', weekdays: [1, 2, 3, 4, 5] },
  closeSeconds: 1800,
});
const lao: LotteryGame = { ...laoDraw, refundAfterMs };

/** 88 rounds from 06:15 on, the last at four in the next morning. */
const yeekeeRounds = { firstDraw: clock7(6, 15), lastDraw: clock7(28), everySeconds: quarter };

function rounds(): LotteryGame {
  const game = allDay({ code: 'YEEKEE', kind: 'YEEKEE', everySeconds: quarter });
  return { ...game, schedule: { ...game.schedule, sessions: [yeekeeRounds], pattern: byRound } };
}

const byRound = '{YYYYMMDD}-{N2}';

function dailyFourD(): LotteryGame {
  const game = real({ code: 'D4_DAILY', kind: 'D4', drawsAt: clock7(19), closeSeconds: quarter });
  return { ...game, drawnBy: 'us' };
}

const withTerms = (own: typeof vietnam | typeof southEast, games: readonly LotteryGame[]) =>
  games.map((game): LotteryGame => ({ ...game, ...own }));

export const seaGames: readonly LotteryGame[] = [
  ...withTerms(vietnam, [north, ...fast('VN_N', 1, 5), ...fast('VN_S', 1, 5), ...ofProvinces]),
  ...withTerms(southEast, [
    thai,
    ...fast('THAI', 5),
    hanoi,
    ...fast('HANOI', 5),
    lao,
    ...fast('LAO', 5),
    rounds(),
    dailyFourD(),
    ...fast('D4', 5),
  ]),
];
