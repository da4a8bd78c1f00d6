// Plays rounds from stake to payout in one step, as wagering above does it in two, and puts money
// into purses without turnover: for the tests of the wallet.
import {
  advanceBonus,
  bonusDecided,
  bonusStaked,
  depositSettled,
  fundStake,
  houseAccount,
  playerAccount,
  roundSettled,
  splitOf,
  stakeOpened,
  type Book,
} from '@baize/ledger';
import { parseUnits, type Units } from '@baize/money';
import type { Ledger } from '../books/store/ledger/ledger.ts';
import type { Work } from '../books/store/ledger/work.ts';
import type { createCount } from '../requirements/count.ts';

const units = (text: string): Units => parseUnits(text, { decimalsMax: 4 }) ?? 0n;

type Count = ReturnType<typeof createCount>;

export interface Played {
  readonly playerId: string;
  readonly roundId: string;
  readonly gameCode: string;
  readonly vendor?: string;
  readonly stake: Units;
  readonly payout: Units;
  readonly now: number;
}

/** A round from its stake to its payout in one step, as wagering does it in two. */
const playWork = (count: Count): Work<Played, undefined, 'played' | 'refused'> => ({
  name: 'play',
  accounts: ({ playerId }) => [
    playerAccount('player-cash', playerId, 'PHP'),
    playerAccount('player-in-play', playerId, 'PHP'),
    houseAccount('house-gaming', 'PHP'),
    houseAccount('bonus-funding', 'PHP'),
  ],
  keys: () => [],
  load: async () => undefined,
  decide: (played, _state, book) => play(played, book, count),
  save: () => [],
});

function play(
  { vendor = null, ...played }: Omit<Played, 'vendor'> & { vendor?: string | null },
  book: Book,
  count: Count,
): 'played' | 'refused' {
  const round = { ...played, currency: 'PHP' };
  const bonus = fundStake(book, round);
  if (bonus && 'refused' in bonus) return 'refused';
  if ('refused' in book.post(stakeOpened({ ...round, bonus }))) return 'refused';
  bonusStaked(book, round, bonus);
  const split = splitOf(book, { ...round, bonus }, played.payout, new Map());
  book.post(roundSettled({ ...round, split }));
  bonusDecided(book, round, bonus);
  count({ ...round, vendor, settledAt: played.now }, book);
  advanceBonus(book, round, played.now);
  return 'played';
}

export function playing(ledger: Ledger, count: Count, clock: { now(): number }) {
  const playOne = ledger.lane.open(playWork(count));
  let [funded, rounds] = [0, 0];
  return {
    async fund(playerId: string, amount: string) {
      funded += 1;
      const facts = { playerId, currency: 'PHP', amount: units(amount) };
      await ledger.post(depositSettled({ ...facts, depositId: `${playerId}-${funded}` }));
    },
    play(playerId: string, stake: string, more: Partial<Played> = {}) {
      rounds += 1;
      const asked = { roundId: `round-${rounds}`, gameCode: 'coral-bloom', payout: 0n };
      return playOne({ playerId, stake: units(stake), now: clock.now(), ...asked, ...more });
    },
  };
}
