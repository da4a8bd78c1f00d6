// Contributions and wins of one batch of rounds, inside the transaction that settles them.
// Contributions wait for nothing. Only when a pool may fall to one of the rounds is the jackpot
// locked and read again, so that winners stand in the order in which they commit.
import { feedingOf } from '@baize/engines';
import {
  accountName,
  houseAccount,
  jackpotSeeded,
  jackpotWon,
  poolAccount,
  type AccountRef,
  type Book,
  type JackpotFed,
  type Posting,
} from '@baize/ledger';
import { printUnits, type Units } from '@baize/money';
import type { Tx } from '../../../platform/database/index.ts';
import type {
  JackpotAward,
  JackpotBatch,
  JackpotNumbers,
  JackpotTogether,
  Round,
} from '../../wagering/index.ts';
import { readAccountSums } from '../../wallet/index.ts';
import type { JackpotsPorts } from '../ports.ts';
import { prizeOf, type Pool, type Tier } from '../rules/pool.ts';
import { freshTerms } from '../rules/terms.ts';
import { newPool } from './new-pool.ts';
import {
  closePool,
  insertPool,
  lockTiers,
  readTiers,
  type OpenedPool,
  type WonPool,
} from './pools.ts';

type Ports = Pick<JackpotsPorts, 'secrets' | 'randomness' | 'currency'>;
type Taking = Parameters<JackpotTogether['load']>[1];

interface State {
  readonly tiers: Tier[];
  readonly held: ReadonlyMap<string, Units>;
  readonly opened: OpenedPool[];
  readonly won: WonPool[];
}

/** The accounts of all pools, and of what stands behind them. */
export function jackpotAccounts(currency: string): AccountRef[] {
  return [
    ...Object.keys(freshTerms).map((tier) => poolAccount(tier, currency)),
    houseAccount('jackpot-reserve', currency),
    houseAccount('jackpot-funding', currency),
  ];
}

export function createTakingPart(ports: Ports): JackpotTogether {
  const accounts = jackpotAccounts(ports.currency);
  const read = async (tx: Tx): Promise<State> => {
    const [tiers, held] = await Promise.all([
      readTiers(tx, ports.secrets),
      readAccountSums(tx, accounts),
    ]);
    return { tiers, held, opened: [], won: [] };
  };
  return {
    accounts: () => accounts,
    async load(tx, rounds): Promise<JackpotBatch> {
      let state = await read(tx);
      if (state.tiers.some(({ pool }) => pool && mayFall(pool, state, rounds, ports))) {
        await lockTiers(tx);
        state = await read(tx);
      }
      return {
        feed: (stake, book) => feed(state, ports, stake, book),
        award: (asked, book) => award(state, ports, asked, book),
        save: () => [
          ...state.won.map(closePool),
          ...state.opened.map((opened) => insertPool(opened, ports.secrets)),
        ],
      };
    },
  };
}

/** Whether a pool may fall to one of these rounds, whichever comes first. */
function mayFall(pool: Pool, state: State, rounds: Taking, { currency }: Ports): boolean {
  let held = state.held.get(accountName(poolAccount(pool.tier, currency))) ?? 0n;
  return rounds.some(({ stake, numbers }) => {
    held += feedingOf(pool.terms, stake, held).pool;
    return prizeOf({ pool, held, stake, number: numbers[pool.tier] }) !== undefined;
  });
}

/** An account's balance now: the committed one, and this batch's movements. */
function heldBy({ held }: State, book: Book, account: AccountRef): Units {
  return (held.get(accountName(account)) ?? 0n) + book.balance(account);
}

function feed(state: State, { currency }: Ports, stake: Units, book: Book): JackpotFed {
  const fed = state.tiers.flatMap(({ tier, pool }) => {
    if (!pool) return [];
    const held = heldBy(state, book, poolAccount(tier, currency));
    const { pool: amount, reserve } = feedingOf(pool.terms, stake, held);
    return [{ tier, amount, reserve }];
  });
  return {
    pools: fed.map(({ tier, amount }) => ({ tier, amount })),
    reserve: fed.reduce((sum, { reserve }) => sum + reserve, 0n),
  };
}

interface Asked {
  readonly round: Round;
  readonly numbers: JackpotNumbers;
  readonly now: number;
}

function award(state: State, ports: Ports, { round, numbers, now }: Asked, book: Book) {
  const { playerId, roundId, gameCode, currency } = round;
  const falls = state.tiers.flatMap(({ tier, pool }) => {
    if (!pool) return [];
    const held = heldBy(state, book, poolAccount(tier, currency));
    const prize = prizeOf({ pool, held, stake: round.stake, number: numbers[tier] });
    return prize === undefined ? [] : [{ pool, tier, prize }];
  });
  const drawn = toldNumbers(state.tiers, numbers);
  if (falls.length > 0) {
    must(book, jackpotWon({ roundId, playerId, currency, prizes: falls }));
    for (const { pool, prize } of falls) {
      state.won.push({ pool, prize, playerId, roundId, gameCode, at: now });
      follow(state, ports, { pool, now }, book);
    }
  }
  return {
    won: falls.reduce((sum, { prize }) => sum + prize, 0n),
    told: {
      drawn,
      won: falls.map(({ pool, prize }) => ({
        tier: pool.tier,
        pool: pool.number,
        prize: printUnits(prize, 4),
      })),
    },
  } satisfies JackpotAward;
}

/** The pool that follows a won one, with its seed. */
function follow(
  state: State,
  { currency, randomness }: Ports,
  { pool: { tier, number }, now }: { pool: Pool; now: number },
  book: Book,
): void {
  const place = state.tiers.findIndex((one) => one.tier === tier);
  const won = state.tiers[place];
  if (!won) throw new Error(`the tier ${tier} is not here`);
  const pool = won.ending
    ? undefined
    : newPool(randomness, { tier, number: number + 1, terms: won.next });
  state.tiers[place] = { ...won, pool };
  if (!pool) return;
  const reserve = heldBy(state, book, houseAccount('jackpot-reserve', currency));
  const { seed } = pool.terms;
  must(book, jackpotSeeded({ tier, number: pool.number, currency, seed, reserve }));
  state.opened.push({ pool, at: now });
}

/** The facts by which the player can verify the numbers: the pool and its turnover. */
function toldNumbers(tiers: readonly Tier[], numbers: JackpotNumbers) {
  return tiers.flatMap(({ tier, pool }) => {
    const number = numbers[tier];
    const turnover = pool?.terms.turnover;
    if (!pool || number === undefined || turnover === null || turnover === undefined) return [];
    return [{ tier, pool: pool.number, number, turnover: printUnits(turnover, 4) }];
  });
}

function must(book: Book, posting: Posting): void {
  const posted = book.post(posting);
  if ('refused' in posted) throw new Error(`${posting.key} was not posted: ${posted.refused}`);
}
