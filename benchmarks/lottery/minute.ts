// Sixty games that draw in the same second, of every length that is played: when the last player is
// told after the draw, and when the last one of the one-minute games.
import { lotteryGames, type KindCode, type LotteryGame } from '@baize/engines';
import { ticketOf, type IssuePlanned, type LotteryBooks, type Ticket } from '@baize/server/testing';
import type { BenchmarkOptions, Figure } from '../figures.ts';
import { fill, toldWithin } from './told.ts';

const usual = { games: 60, members: 500 };
/** Each game once. */
const smoke = { games: lotteryGames.filter(({ drawnBy }) => drawnBy === 'us').length, members: 1 };
const slipsOfOrder = 10;
const minuteMs = 60_000;
const mostSeconds = { all: 40, short: 5 };

interface Playing extends IssuePlanned {
  readonly isShort: boolean;
}

export async function measureMinute(
  books: LotteryBooks,
  { isSmoke, say }: BenchmarkOptions,
): Promise<Figure[]> {
  const { games, members } = isSmoke ? smoke : usual;
  // It stands until the issues are filled, which takes longer than they are open.
  const drawsAt = books.clock.stop() + minuteMs;
  const issues = await plan(books, { games, drawsAt });
  for (const issue of issues) {
    const ticket = anyTicket(issue.gameCode);
    const slips = Array.from({ length: slipsOfOrder }, () => ticket);
    await fill(books, { issue, members, slips });
  }
  say(`  ${games} games with ${members * slipsOfOrder} slips each`);
  const told = toldWithin(books, new Map(issues.map(({ issue }) => [issue, members])));
  books.clock.goOnAt(drawsAt);
  const began = performance.now();
  const { drawDue, settleDue } = books.modules.lottery.byHand;
  await drawDue();
  await settleDue();
  const last = await told.last();
  const seconds = (of: readonly Playing[]) =>
    (Math.max(...of.map(({ issue }) => last.get(issue) ?? Number.NaN)) - began) / 1000;
  const slips = members * slipsOfOrder;
  return [
    {
      what: `${games} games drawn in one second, ${slips} slips each: the last player told after`,
      value: seconds(issues),
      unit: 's',
      promised: { of: 'value', atMost: mostSeconds.all },
    },
    {
      what: 'of these the one-minute games: the last player told after',
      value: seconds(issues.filter(({ isShort }) => isShort)),
      unit: 's',
      promised: { of: 'value', atMost: mostSeconds.short },
    },
  ];
}

const lengthOf = ({ schedule: { sessions } }: LotteryGame) =>
  (sessions[0]?.everySeconds ?? 0) * 1000;

/** Our own games over and over, in the shares in which they are offered. */
async function plan(
  { modules, beacon, clock }: LotteryBooks,
  { games, drawsAt }: { readonly games: number; readonly drawsAt: number },
): Promise<readonly Playing[]> {
  const ours = lotteryGames.filter(({ drawnBy }) => drawnBy === 'us');
  const plans = Array.from({ length: games }, (_, at) => {
    const game = ours[at % ours.length];
    if (!game) throw new Error('there are no games of ours');
    // The value that draws it is there when the draw is due.
    const closesAt = drawsAt - 6000;
    const beaconRound = beacon.roundAfter(closesAt);
    return {
      family: 'lottery',
      gameCode: game.code,
      name: `${process.pid}-at-once-${at}`,
      day: new Date(clock.now()).toISOString().slice(0, 10),
      seq: at + 1,
      opensAt: Math.min(drawsAt - lengthOf(game), clock.now()),
      closesAt,
      drawsAt,
      dayEndsAt: drawsAt,
      drawnBy: 'us' as const,
      beacon: `${beacon.kind} ${beacon.chainOf(beaconRound)}`,
      beaconRound,
      isShort: lengthOf(game) === minuteMs,
    };
  });
  await modules.wagering.planEvents(plans);
  return plans.map(({ gameCode, name: issue, isShort }) => {
    return { gameCode, issue, eventId: `${gameCode}:${issue}`, isShort };
  });
}

/** A play that each kind has. */
const plays: Readonly<Partial<Record<KindCode, readonly [string, string]>>> = {
  VN_N: ['LO2', '05,23'],
  VN_S: ['LO2', '05,23'],
  THAI: ['TOP3', '456'],
  HANOI: ['TOP3', '456'],
  LAO: ['TOP3', '196'],
  YEEKEE: ['TOP3', '456'],
  D4: ['BIG', '1234'],
  SSC: ['C_BALL1', 'big'],
  '11X5': ['C_BALL1', 'big'],
  K3: ['C_SUM', '10'],
  PK10: ['C_BALL1', 'big'],
  LHC: ['SPECIAL_HALVES', 'big'],
  PCB: ['C_HALVES', 'big'],
  LF3: ['1X_POS', '1|-|-'],
  KENO: ['C_SUM', 'big'],
};

function anyTicket(gameCode: string): Ticket {
  const kind = lotteryGames.find(({ code }) => code === gameCode)?.kind;
  const [bet, text] = (kind && plays[kind]) ?? [];
  if (bet === undefined || text === undefined) throw new Error(`no play of ${gameCode} is known`);
  return ticketOf(gameCode, { bet, text });
}
