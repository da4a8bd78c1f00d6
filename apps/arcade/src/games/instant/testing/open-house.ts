// A house in memory that deals the small games by their own engine: a stake once a key, steps by
// their number, answers that can be lost or refused. For the tests of the screens.
import type { Client, Failure } from '@baize/client';
import {
  cashOut,
  handOf,
  instant as family,
  instantGameOf,
  openSeed,
  outcomeOf,
  payoutOf,
  withSteps,
  type DealtInstant,
} from '@baize/engines';
import { parseUnits, printUnits } from '@baize/money';
import { expect } from 'vitest';
import type { Choice, InstantRound, InstantTerms, Step } from '../desk/instant-round.ts';

export function refusedAs(refused: Failure['refused'], status = 409): Failure {
  const message = `Refused: ${refused}.`;
  return { ok: false, refused, message, facts: {}, value: {}, status, requestId: '1' };
}

interface Kept {
  readonly roundId: string;
  readonly stake: bigint;
  readonly choice: Choice;
  readonly nonce: number;
  readonly steps: Step[];
  balance: bigint;
}

export interface House {
  /** Answers to come that are lost on their way. */
  lose: number;
  refusal: Failure | undefined;
  readonly asked: { readonly intent: string; readonly choice: Choice; readonly stake: string }[];
}

const unit = 10_000n;
const seed = openSeed('b'.repeat(64));

function serveRounds(game: DealtInstant, house: House) {
  const rounds = new Map<string, Kept>();
  let balance = 100n * unit;
  const handIn = ({ stake, choice, steps, nonce }: Kept) => {
    const walked = game.play.steps ? withSteps(choice, steps) : choice;
    const draws = seed.draws({ clientSeed: 'lotus', nonce });
    const hand = handOf(game, { stake, choice: walked, draws });
    return hand === undefined ? undefined : { hand, outcome: outcomeOf(walked, hand) };
  };
  const print = (kept: Kept): InstantRound => {
    const { hand, outcome } = handIn(kept) ?? expect.fail('A hand that is not allowed.');
    const paid = printUnits(payoutOf(kept.stake, hand));
    return {
      roundId: kept.roundId,
      gameVersion: game.version,
      state: hand.over ? 'settled' : 'open',
      stake: printUnits(kept.stake, 2),
      payout: hand.over ? paid : '0.0000',
      worth: hand.mayCashOut ? paid : null,
      steps: kept.steps.length,
      outcome,
      openedAt: 1,
      settledAt: hand.over ? 2 : null,
      finishedLater: false,
      balance: printUnits(kept.balance, 2),
      commitment: 'c'.repeat(64),
      clientSeed: 'lotus',
      nonce: kept.nonce,
    };
  };
  const settle = (kept: Kept) => {
    const found = handIn(kept);
    if (found?.hand.over === true) balance += payoutOf(kept.stake, found.hand);
    kept.balance = balance;
  };
  const open = (intent: string, stake: bigint, choice: Choice): Kept => {
    const known = rounds.get(intent);
    if (known !== undefined) return known;
    const nonce = rounds.size + 1;
    const kept = { roundId: `round-${nonce}`, stake, choice, nonce, steps: [], balance: 0n };
    rounds.set(intent, kept);
    balance -= stake;
    settle(kept);
    return kept;
  };
  const step = (roundId: string, number: number, made: Step): InstantRound | Failure => {
    const kept = [...rounds.values()].find((one) => one.roundId === roundId);
    if (kept === undefined) return refusedAs('round-unknown');
    if (number <= kept.steps.length) {
      return kept.steps[number - 1] === made ? print(kept) : refusedAs('hand-moved-on');
    }
    if (handIn(kept)?.hand.over === true) return refusedAs('hand-over');
    kept.steps.push(made);
    settle(kept);
    return print(kept);
  };
  const answer = (value: InstantRound | Failure) => {
    if (house.lose > 0) {
      house.lose -= 1;
      return refusedAs('offline', 0);
    }
    return 'refused' in value ? value : { ok: true as const, value };
  };
  const all = () => [...rounds.values()].map(print).toReversed();
  return { rounds, open, step, print, answer, all, balance: () => balance };
}

export function openHouse(gameCode: string, change: Partial<InstantTerms> = {}) {
  const game = instantGameOf(gameCode) ?? expect.fail(gameCode);
  const house: House = { lose: 0, refusal: undefined, asked: [] };
  const served = serveRounds(game, house);
  const terms = (): InstantTerms => ({
    gameCode,
    gameVersion: game.version,
    stakes: game.stakes.map((stake) => printUnits(stake, 2)),
    stakeDefault: '10.00',
    returnPercent: game.returnPercent,
    rules: family.describe(game),
    hasSteps: game.play.steps,
    choiceUsual: game.play.choiceUsual,
    spinIntervalMs: 400,
    autoplayAllowed: true,
    handHoursMax: 24,
    balance: printUnits(served.balance(), 2),
    currency: 'PHP',
    currencySymbol: 'P',
    demo: false,
    sessionSince: 1,
    sessionNet: '0.00',
    openRound: served.all().find(({ state }) => state === 'open') ?? null,
    lastRound: served.all().find(({ state }) => state === 'settled') ?? null,
    ...change,
  });
  const page = () => {
    const list = served.all();
    const session = { rounds: list.length, staked: '0.00', paid: '0.00', best: '0.00' };
    return { list, total: list.length, session };
  };
  const client = {
    getInstant: async () => ({ ok: true, value: terms() }),
    listInstantRounds: async () => ({ ok: true, value: page() }),
    playInstant: async (
      { stake, choice }: { stake: string; choice: Choice },
      { intent = '' } = {},
    ) => {
      house.asked.push({ intent, choice, stake });
      if (house.refusal !== undefined) return house.refusal;
      const units = parseUnits(stake, { decimalsMax: 4 }) ?? 0n;
      return served.answer(served.print(served.open(intent, units, choice)));
    },
    stepInstant: async ({ roundId, number, step }: StepAsked & { step: Step }) =>
      served.answer(served.step(roundId, number, step)),
    cashOutInstant: async ({ roundId, number }: StepAsked) =>
      served.answer(served.step(roundId, number, cashOut)),
  } as unknown as Client['instant'];
  return { house, terms, page, client, rounds: served.rounds, all: served.all };
}

interface StepAsked {
  readonly roundId: string;
  readonly number: number;
}
