// Every kind of bet of the lotteries of Vietnam and South-East Asia, crash and the small games are
// judged alone: true draws stay within their band, also at prices by group and at any choice, and
// odds that pay too much are found.
import {
  cashOutDecision,
  checkSlip,
  crash,
  crashGames,
  dealtLotteryOf,
  instant,
  instantGames,
  issueDraws,
  limitsOf,
  lottery,
  openSeed,
  playsOf,
  randomPick,
  statedTerms,
  strike,
  strikeCrash,
  type DealtInstant,
  type Draws,
  type Json,
  type SlipTerms,
} from '@baize/engines';
import { expect, test } from 'vitest';
import { promisedByUs } from './promised.ts';
import { bandOf, type ReturnSums } from './return-band.ts';

const limits = { alertDeviations: 4, roundsMinimum: 1000 };
const codes = ['VN_N_1M', 'VN_S_1M', 'THAI_5M', 'HANOI_5M', 'LAO_5M', 'YEEKEE', 'D4_5M'] as const;
const games = codes.map((code) => dealtLotteryOf(code)!);
const seed = 'd4'.repeat(32);

interface Paid {
  readonly stake: bigint;
  readonly payout: bigint;
  readonly expected: bigint;
}

/** Each is one event with one stake. */
function sumsOf(events: readonly Paid[]): ReturnSums {
  const sum = (of: (one: Paid) => bigint) => events.reduce((all, one) => all + of(one), 0n);
  return {
    rounds: BigInt(events.length),
    staked: sum(({ stake }) => stake),
    paid: sum(({ payout }) => payout),
    stakedSquares: sum(({ stake }) => stake * stake),
    stakedPaid: 0n,
    paidSquares: 0n,
    events: BigInt(events.length),
    paidEvents: BigInt(events.filter(({ payout }) => payout > 0n).length),
    expected: sum(({ expected }) => expected),
    awaySquares: sum(({ payout, expected }) => (payout - expected) ** 2n),
  };
}

const draws = openSeed(seed).draws({ clientSeed: 'bands', nonce: 1 });
/** A whole amount, so that no unit's price is rounded. */
const amount = 100_000n;

const known = new Map<string, readonly number[]>();

function drawOf(code: string, event: number): readonly number[] {
  const name = `${code} ${event}`;
  const game = dealtLotteryOf(code)!;
  const issue = `20261127-${event}`;
  const drawn = known.get(name) ?? lottery.draw(game, issueDraws({ seed, issue }));
  known.set(name, drawn);
  return drawn;
}

const bets = games.flatMap(({ code, definition }) =>
  [...playsOf(definition.kind).values()].map((play) => ({ code, bet: play.code, play })),
);

/** So many events with a slip of the same random numbers each. */
function playEvents(
  { code, play }: (typeof bets)[number],
  change: (terms: SlipTerms) => SlipTerms,
) {
  const game = dealtLotteryOf(code)!;
  const events: Paid[] = [];
  const selection = randomPick(play, { draws, extra: 3 });
  for (let event = 0; event < eventsOfBet; event += 1) {
    const stated = statedTerms(game.definition, play);
    const terms = change(stated.pays === 'odds' ? { ...stated, amount } : stated);
    const checked = checkSlip(
      play,
      { selection, terms },
      { ...limitsOf(game.definition, 1998), payoutCap },
    );
    if ('refusal' in checked) continue;
    const struck = strike({ slip: checked.value, issueCap: payoutCap });
    const { payout } = lottery.settle(game, struck, drawOf(code, event));
    events.push({ stake: checked.value.stake, payout, expected: lottery.expected(game, struck) });
  }
  return sumsOf(events);
}
const eventsOfBet = 300;
/** Odds are judged here, not caps. */
const payoutCap = 10n ** 15n;

const promiseOf = ({ code, bet }: { readonly code: string; readonly bet: string }) => {
  const { promises } = dealtLotteryOf(code)!;
  const found = promises[bet] ?? promises[`${bet} ${bet}`];
  return found && promisedByUs(found);
};

test.each(bets)('$code $bet stays within its band at its own odds', (one) => {
  const sums = playEvents(one, (terms) => terms);
  expect(sums.events).toBeGreaterThan(100n);
  const { deviations, verdict } = bandOf(sums, promiseOf(one), limits);
  expect([verdict, Math.abs(deviations ?? 0) < 4]).toEqual(['within', true]);
});

test.each(['LO2', 'DE2', 'XIEN2'])('VN_S_1M %s is judged at the price that it cost', (bet) => {
  const one = bets.find(({ code, play }) => code === 'VN_S_1M' && play.code === bet)!;
  const sums = playEvents(one, (terms) =>
    terms.pays === 'odds' ? { ...terms, price: 9760n } : terms,
  );
  const whole = playEvents(one, (terms) => terms);
  const share = ({ expected = 0n, staked }: ReturnSums) => Number(expected) / Number(staked);
  // Less is paid for the same odds: more of it comes back.
  expect(share(sums) / share(whole)).toBeCloseTo(1 / 0.976, 2);
  expect(bandOf(sums, promiseOf(one), limits).verdict).toBe('within');
});

test.each([
  ['VN_N_1M', 'LO2'],
  ['VN_S_1M', 'LO2'],
  ['THAI_5M', 'RUN_TOP'],
  ['LAO_5M', 'RUN_TOP'],
  ['YEEKEE', 'RUN_BOTTOM'],
] as const)('%s %s that pays twice its odds is found', (code, bet) => {
  const one = bets.find((two) => two.code === code && two.play.code === bet)!;
  const sums = playEvents(one, (terms) => terms);
  const paid = sums.paid * 2n;
  expect(bandOf({ ...sums, paid }, promiseOf(one), limits).verdict).toBe('outside');
});

const [flightGame] = crashGames as [(typeof crashGames)[number]];
const crashPromise = promisedByUs(flightGame.promises['']!);

/** So many flights with one stake each, taken out at a multiplier by itself or by hand. */
function fly(auto: number | undefined, byHand: number | undefined): ReturnSums {
  const { payoutCap } = flightGame.definition;
  const struck = strikeCrash({ stake: amount, auto, payoutCap });
  const decision = byHand === undefined ? undefined : cashOutDecision({ at: byHand, by: 'player' });
  const expected = crash.expected(flightGame, struck);
  return sumsOf(
    Array.from({ length: 4000 }, (_, flight) => {
      const result = crash.draw(flightGame, issueDraws({ seed, issue: `20261127-${flight}` }));
      // A player cannot take out what has ended.
      const { payout } = crash.settle(flightGame, struck, result, decision);
      return { stake: amount, payout, expected };
    }),
  );
}

test.each([
  [101, undefined],
  [150, undefined],
  [1000, undefined],
  [undefined, 200],
])('flights left at %s by themselves or at %s by hand stay within the band', (auto, byHand) => {
  expect(bandOf(fly(auto, byHand), crashPromise, limits).verdict).toBe('within');
});

test('flights that end too late for the house are found', () => {
  const sums = fly(200, undefined);
  const paid = (sums.paid * 11n) / 10n;
  expect(bandOf({ ...sums, paid }, crashPromise, limits).verdict).toBe('outside');
});

const choices: Readonly<Record<string, readonly Json[]>> = {
  dice: [
    { side: 'under', chance: 100 },
    { side: 'over', chance: 5000 },
    { side: 'under', chance: 9500 },
  ],
  mines: [
    { mines: 3, steps: [0, 1, 2, 'cash-out'] },
    { mines: 24, steps: [7] },
  ],
};

/** Hands are dealt step by step. */
const roundsOf = ({ play }: DealtInstant): number => (play.steps ? 1200 : 4000);

/** As the database weighs them: each stake by the variance of its own outcome. */
function playRounds(code: string, choice: Json): ReturnSums {
  const game = instantGames.find((one) => one.code === code)!;
  const own = game.play.steps ? choice : (choice ?? game.play.choiceUsual);
  let [staked, paid, squares, rounds] = [0n, 0n, 0, 0n];
  for (let nonce = 1; nonce <= roundsOf(game); nonce += 1) {
    const drawn: Draws = openSeed(seed).draws({ clientSeed: code, nonce });
    const round =
      instant.play(game, { stake: amount, bet: '', draws: drawn, choice: own }) ??
      bustOf(code, own, nonce);
    if (round === undefined) continue;
    staked += amount;
    paid += round.payout;
    rounds += 1n;
    const { variance } = round.outcome as { readonly variance: string };
    squares += Number(amount) ** 2 * Number(variance);
  }
  const stakedSquares = BigInt(Math.round(squares));
  return { rounds, staked, paid, stakedSquares, stakedPaid: 0n, paidSquares: 0n };
}

/** A hand at mines ends at the first mine: what would follow it is not chosen any more. */
function bustOf(code: string, choice: Json, nonce: number) {
  const game = instantGames.find((one) => one.code === code)!;
  const { steps = [], ...start } = choice as { readonly steps?: readonly Json[] };
  for (let made = 1; made < steps.length; made += 1) {
    const drawn = openSeed(seed).draws({ clientSeed: code, nonce });
    const asked = { ...start, steps: steps.slice(0, made) };
    const round = instant.play(game, { stake: amount, bet: '', draws: drawn, choice: asked });
    if (round !== undefined) return round;
  }
  return undefined;
}

const played = instantGames
  .filter(({ code }) => code !== 'hilo')
  .flatMap((game) =>
    (choices[game.code] ?? [game.play.choiceUsual]).map((choice) => ({ game, choice })),
  );

test.each(played)('$game.code at $choice stays within its band', ({ game, choice }) => {
  const sums = playRounds(game.code, choice);
  expect(sums.rounds).toBe(BigInt(roundsOf(game)));
  const promised = promisedByUs(game.promises['']!);
  expect(bandOf(sums, promised, limits).verdict).toBe('within');
  const paid = (sums.paid * 13n) / 10n + sums.staked;
  expect(bandOf({ ...sums, paid }, promised, limits).verdict).toBe('outside');
});
