// Messages of vendors, many in one durable transaction: what was answered before is answered again,
// else the pure rule decides over the locked rows, the money moves, and the answer is kept for
// ever, a refusal too.
import type { Saving, Tx } from '../../../../platform/database/index.ts';
import { refuse, type Refusal } from '@baize/contract';
import {
  advanceBonus,
  allCash,
  bonusDecided,
  bonusStaked,
  fundStake,
  houseAccount,
  playerAccount,
  spendable,
  splitOf,
  type Book,
  type Fates,
} from '@baize/ledger';
import { isPlayMoney } from '@baize/money';
import type { Work } from '../../../wallet/index.ts';
import { countUse, type PlayerPlay, type Round } from '../rules/round.ts';
import { spansAt } from '@baize/money';
import {
  isSameMessage,
  judge,
  roundAfter,
  type VendorEntry,
  type VendorFacts,
  type VendorMessage,
  type VendorRefusal,
  type VendorVerdict,
} from '../rules/vendor-round.ts';
import type { SettledTogether } from './close-work.ts';
import { loadFates } from './funding.ts';
import { loadPlays, playIn, savePlays } from './play-batch.ts';
import { keyOf, loadRounds } from './round-batch.ts';
import { insertEntries, loadEntries, saveVendorRounds } from './vendor-batch.ts';

/** `closed`: the round after it, where this message closed it or moved money after its end. */
export type VendorOutcome =
  | { readonly entry: VendorEntry; readonly closed: Round | undefined }
  | Refusal<'idempotency-key-reused'>;

interface VendorState {
  readonly plays: Map<string, PlayerPlay>;
  readonly rounds: Map<string, Round>;
  readonly entries: Map<string, VendorEntry>;
  readonly rolledBack: Set<string>;
  readonly changedPlays: Set<string>;
  readonly changedRounds: Set<string>;
  readonly judged: VendorEntry[];
  readonly fates: Fates;
}

const nameOf = (vendor: string, requestId: string) => `${vendor} ${requestId}`;

export function createVendorWork(
  together: SettledTogether,
): Work<VendorMessage, VendorState, VendorOutcome> {
  return {
    name: 'wagering-vendor',
    accounts: ({ playerId, currency }: VendorMessage) => [
      playerAccount('player-cash', playerId, currency),
      playerAccount('player-in-play', playerId, currency),
      houseAccount('house-gaming', currency),
      houseAccount('bonus-funding', currency),
    ],
    // A message is found by its own row, so no posting key needs to be looked up.
    keys: () => [],
    load,
    decide: (message: VendorMessage, state: VendorState, book: Book) =>
      decide(message, state, { book, together }),
    save(state: VendorState): readonly Saving[] {
      const plays = [...state.changedPlays].flatMap((id) => state.plays.get(id) ?? []);
      const rounds = [...state.changedRounds].flatMap((key) => state.rounds.get(key) ?? []);
      return [...savePlays(plays), ...saveVendorRounds(rounds), ...insertEntries(state.judged)];
    },
  };
}

async function load(tx: Tx, items: readonly VendorMessage[]): Promise<VendorState> {
  const named = items.flatMap(({ vendor, requestId, betRef }) =>
    betRef === '' ? [{ vendor, id: requestId }] : [requestId, betRef].map((id) => ({ vendor, id })),
  );
  const bets = items.flatMap(({ vendor, kind, requestId, betRef }) =>
    kind === 'bet' || kind === 'rollback' ? [{ vendor, id: betRef || requestId }] : [],
  );
  const [plays, rounds, entries] = await Promise.all([
    loadPlays(
      tx,
      items.map(({ playerId }) => playerId),
    ),
    loadRounds(tx, items),
    loadEntries(tx, named, bets),
  ]);
  const fates = await loadFates(tx, rounds.values());
  return {
    plays,
    rounds,
    fates,
    entries: new Map(entries.map((entry) => [nameOf(entry.vendor, entry.requestId), entry])),
    rolledBack: new Set(entries.filter(isRollback).map((one) => nameOf(one.vendor, one.betRef))),
    changedPlays: new Set(),
    changedRounds: new Set(),
    judged: [],
  };
}

const isRollback = ({ kind, error }: VendorEntry) => kind === 'rollback' && error === '';

interface Deciding {
  readonly book: Book;
  readonly together: SettledTogether;
}

function decide(
  message: VendorMessage,
  state: VendorState,
  { book, together }: Deciding,
): VendorOutcome {
  const known = state.entries.get(nameOf(message.vendor, message.requestId));
  if (known) {
    const same = isSameMessage(known, message);
    return same ? { entry: known, closed: undefined } : refuse('idempotency-key-reused');
  }
  const facts = factsOf(message, state, book);
  const verdict = judge(message, facts);
  if (typeof verdict === 'string') return kept(message, state, book, verdict);
  const posted = verdict.posting && book.post(verdict.posting);
  if (posted && 'refused' in posted) {
    if (posted.refused === 'key-reused') throw new Error(`${message.requestId} was posted before`);
    if (message.kind !== 'bet') throw new Error(`${message.requestId} cannot be carried out`);
    return kept(message, state, book, 'balance-too-low');
  }
  const closed = applyVerdict(message, state, { book, together, facts, verdict });
  return { ...kept(message, state, book, verdict), closed };
}

function factsOf(message: VendorMessage, state: VendorState, book: Book): VendorFacts {
  const { vendor, playerId, kind, requestId, betRef } = message;
  const play = playIn(state.plays, playerId);
  const bet = kind === 'rollback' ? state.entries.get(nameOf(vendor, betRef)) : undefined;
  const rolledBack = state.rolledBack.has(nameOf(vendor, betRef || requestId));
  const round = state.rounds.get(keyOf(message));
  return {
    play,
    round,
    bet,
    rolledBack,
    cash: spendable(book, message),
    funding: kind === 'bet' ? fundingOf(message, round, book) : undefined,
    splitOf(amount) {
      const staked =
        kind === 'rollback' ? bet && { ...message, stake: bet.moved, bonus: bet.bonus } : round;
      return staked === undefined ? allCash : splitOf(book, staked, amount, state.fates);
    },
  };
}

function fundingOf(message: VendorMessage, round: Round | undefined, book: Book) {
  const { amount: stake } = message;
  const before = round === undefined ? undefined : (round.bonus?.id ?? null);
  return fundStake(book, { ...message, stake, before, stakedBefore: round?.stake ?? 0n });
}

/** The message with its answer, as it is kept. */
function kept(
  message: VendorMessage,
  state: VendorState,
  book: Book,
  verdict: VendorVerdict | VendorRefusal,
) {
  const { transaction: _named, now, sessionSince: _since, barred: _barred, ...rest } = message;
  const { brandCheckMinutes: _minutes, asksBudget: _asks, stakeMaximum: _most, ...said } = rest;
  const refused = typeof verdict === 'string';
  const entry: VendorEntry = {
    ...said,
    moved: refused ? 0n : verdict.moved,
    error: refused ? verdict : '',
    balance: spendable(book, message),
    late: refused ? false : verdict.late,
    at: now,
    ...(refused || verdict.staked <= 0n || verdict.bonus === undefined
      ? {}
      : { bonus: verdict.bonus }),
  };
  state.entries.set(nameOf(entry.vendor, entry.requestId), entry);
  state.judged.push(entry);
  if (!refused && entry.kind === 'rollback')
    state.rolledBack.add(nameOf(entry.vendor, entry.betRef));
  return { entry, closed: undefined };
}

interface Carrying extends Deciding {
  readonly facts: VendorFacts;
  readonly verdict: VendorVerdict;
}

/** Gives the round where it is closed now and something about it is new. */
function applyVerdict(
  message: VendorMessage,
  state: VendorState,
  { book, together, facts, verdict }: Carrying,
): Round | undefined {
  const { playerId, currency, now } = message;
  const changed = verdict.moved > 0n || verdict.ends;
  if (!changed) return undefined;
  followBonus(message, { book, together, facts, verdict });
  const round = roundAfter(message, facts.round, verdict, spendable(book, message));
  if (!round) return undefined;
  const key = keyOf(message);
  state.rounds.set(key, round);
  state.changedRounds.add(key);
  const isUsed = verdict.staked !== 0n || verdict.paid !== 0n;
  if (isUsed && !isPlayMoney(currency)) {
    const stakedAt = facts.bet?.at;
    // Only a stake begins a session's count: a late win may come when none goes on.
    const sessionSince = verdict.staked > 0n ? message.sessionSince : undefined;
    const counted = { ...verdict, stakedAt, sessionSince };
    const uses = countUse(facts.play.uses, spansAt(now), counted);
    state.plays.set(playerId, { ...facts.play, uses });
    state.changedPlays.add(playerId);
  }
  return round.state === 'open' ? undefined : round;
}

/** Counts a round that ends for what its player must stake, and follows the bonus in play. */
function followBonus(message: VendorMessage, { book, together, facts, verdict }: Carrying): void {
  const { round } = facts;
  const isOpen = round === undefined || round.state === 'open';
  if (isOpen) bonusStaked(book, message, verdict.bonus);
  if (verdict.ends && round !== undefined) {
    bonusDecided(book, message, round.bonus);
    const settledAt = message.now;
    if (round.stake > 0n) together.count({ ...round, state: 'settled', settledAt }, book);
  }
  advanceBonus(book, message, message.now);
}
