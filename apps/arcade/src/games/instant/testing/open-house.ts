// A house in memory that deals the small games by their own engine: a stake once a key, steps by
// their number, answers that can be lost or refused. For the tests of the screens.
import { unitsOf, type Client, type Failure } from '@baize/client';
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
import { printUnits } from '@baize/money';
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
  readonly free: InstantRound['free'];
  readonly steps: Step[];
  balance: bigint;
}

export interface House {
  /** Answers to come that are lost on their way. */
  lose: number;
  refusal: Failure | undefined;
  readonly asked: {
    readonly intent: string;
    readonly choice: Choice;
    readonly stake: string;
    readonly freeBetId?: string;
  }[];
}

const unit = 10_000n;
const seed = openSeed('b'.repeat(64));

/** Deals and keeps the rounds of one player, by their keys. */
class Dealer {
  readonly rounds = new Map<string, Kept>();
  readonly #game: DealtInstant;
  #balance = 100n * unit;

  constructor(game: DealtInstant) {
    this.#game = game;
  }

  get balance(): string {
    return printUnits(this.#balance, 2);
  }

  /** The newest first. */
  all(): InstantRound[] {
    return [...this.rounds.values()].map((kept) => this.print(kept)).toReversed();
  }

  open(intent: string, { stake, choice, free }: Pick<Kept, 'stake' | 'choice' | 'free'>): Kept {
    const known = this.rounds.get(intent);
    if (known !== undefined) return known;
    const nonce = this.rounds.size + 1;
    const own = { stake, choice, free, nonce };
    const kept = { roundId: `round-${nonce}`, ...own, steps: [], balance: 0n };
    this.rounds.set(intent, kept);
    if (free === null) this.#balance -= stake;
    this.#settle(kept);
    return kept;
  }

  step({ roundId, number }: StepAsked, made: Step): InstantRound | Failure {
    const kept = [...this.rounds.values()].find((one) => one.roundId === roundId);
    if (kept === undefined) return refusedAs('round-unknown');
    if (number <= kept.steps.length) {
      return kept.steps[number - 1] === made ? this.print(kept) : refusedAs('hand-moved-on');
    }
    if (this.#handIn(kept).hand.over) return refusedAs('hand-over');
    kept.steps.push(made);
    this.#settle(kept);
    return this.print(kept);
  }

  print(kept: Kept): InstantRound {
    const { hand, outcome } = this.#handIn(kept);
    const paid = printUnits(wonOf(kept, payoutOf(kept.stake, hand)));
    return {
      roundId: kept.roundId,
      gameVersion: this.#game.version,
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
      free: kept.free,
    };
  }

  #handIn({ stake, choice, steps, nonce }: Kept) {
    const walked = this.#game.play.steps ? withSteps(choice, steps) : choice;
    const draws = seed.draws({ clientSeed: 'lotus', nonce });
    const hand = handOf(this.#game, { stake, choice: walked, draws });
    return hand === undefined
      ? expect.fail('A hand that is not allowed.')
      : { hand, outcome: outcomeOf(walked, hand) };
  }

  #settle(kept: Kept): void {
    const { hand } = this.#handIn(kept);
    if (hand.over) this.#balance += wonOf(kept, payoutOf(kept.stake, hand));
    kept.balance = this.#balance;
  }
}

/** The stake of a free bet is the house's. */
function wonOf({ free, stake }: Kept, payout: bigint): bigint {
  if (free === null) return payout;
  return payout > stake ? payout - stake : 0n;
}

export function openHouse(gameCode: string, change: Partial<InstantTerms> = {}) {
  const game = instantGameOf(gameCode) ?? expect.fail(gameCode);
  const house: House = { lose: 0, refusal: undefined, asked: [] };
  const dealer = new Dealer(game);
  const terms = () => ({ ...termsOf(game, dealer), ...change });
  const client = serve(dealer, house, { terms });
  return { house, terms, client, rounds: dealer.rounds, ...lists(dealer) };
}

const lists = (dealer: Dealer) => ({
  all: () => dealer.all(),
  page: () => {
    const list = dealer.all();
    const session = { rounds: list.length, staked: '0.00', paid: '0.00', best: '0.00' };
    return { list, total: list.length, session };
  },
});

function termsOf(game: DealtInstant, dealer: Dealer): InstantTerms {
  const settled = dealer.all().find(({ state }) => state === 'settled');
  return {
    gameCode: game.code,
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
    balance: dealer.balance,
    currency: 'PHP',
    currencySymbol: 'P',
    demo: false,
    sessionSince: 1,
    sessionNet: '0.00',
    openRound: dealer.all().find(({ state }) => state === 'open') ?? null,
    lastRound: settled ?? null,
    freeBets: [],
  };
}

interface PlayAsked {
  readonly stake: string;
  readonly choice: Choice;
  readonly freeBetId?: string;
}

function serve(dealer: Dealer, house: House, { terms }: { terms: () => InstantTerms }) {
  const answer = (value: InstantRound | Failure) => {
    if (house.lose > 0) {
      house.lose -= 1;
      return refusedAs('offline', 0);
    }
    return 'refused' in value ? value : { ok: true as const, value };
  };
  return {
    getInstant: async () => ({ ok: true, value: terms() }),
    listInstantRounds: async () => ({ ok: true, value: lists(dealer).page() }),
    playInstant: async ({ stake, choice, freeBetId }: PlayAsked, { intent = '' } = {}) => {
      const free = freeBetId === undefined ? null : { pays: 'cash' as const };
      house.asked.push({ intent, choice, stake, ...(freeBetId && { freeBetId }) });
      if (house.refusal !== undefined) return house.refusal;
      return answer(dealer.print(dealer.open(intent, { stake: unitsOf(stake), choice, free })));
    },
    stepInstant: async (asked: StepAsked & { step: Step }) =>
      answer(dealer.step(asked, asked.step)),
    cashOutInstant: async (asked: StepAsked) => answer(dealer.step(asked, cashOut)),
  } as unknown as Client['instant'];
}

interface StepAsked {
  readonly roundId: string;
  readonly number: number;
}
