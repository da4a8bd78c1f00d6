// The promises about money, checked by somebody who does not trust the server: straight from the
// tables, with arithmetic of its own, against what every person of the world was told.
import { must } from './broken.ts';
import { isDue, isUnanswered } from './cashier.ts';
import { noticeStakes } from './crash/notice.ts';
import { lawsOfTheLedger } from './ledger-laws.ts';
import { noticeLeftHands, unsettledRoundsOf } from './hands.ts';
import { checkSlips, lawsOfSlips } from './lottery/laws.ts';
import { noticeRebates, noticeSlips } from './lottery/notice.ts';
import { units } from './play.ts';
import type { Player } from './player.ts';
import type { World } from './world.ts';

interface Balance {
  readonly owner: string;
  readonly kind: string;
  readonly currency: string;
  readonly balance: string;
}

/** A source of SQL answers: the pool, or one transaction of it. */
export type Books = Pick<World['house']['pool'], 'query'>;

/** After each step: every purse is what its player is sure of, and all of it adds up to nothing. */
export async function checkPurses(world: World, books?: Books) {
  if (books) return comparePurses(world, books);
  // What a dead server had begun may still end: slips and purses are those of one moment.
  const one = await world.house.pool.connect();
  try {
    await one.query('begin isolation level repeatable read read only');
    await comparePurses(world, one);
  } finally {
    await one.query('rollback');
    one.release();
  }
}

async function comparePurses(world: World, books: Books): Promise<void> {
  await noticeForced(world);
  await noticeSlips(world, books);
  await noticeStakes(world, books);
  await noticeLeftHands(world, books);
  const found = await books.query<Balance>(
    `select owner, kind, currency, sum(balance)::text as balance
     from ledger_account group by owner, kind, currency`,
  );
  const sums = new Map<string, bigint>();
  const purses = new Map<string, bigint>();
  for (const { owner, kind, currency, balance } of found.rows) {
    sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(balance));
    purses.set(`${owner} ${kind}`, BigInt(balance));
    const purse = owner !== 'house' && kind !== 'player-debt';
    must(!purse || BigInt(balance) >= 0n, 'no purse is negative', { owner, kind, balance });
  }
  for (const [currency, sum] of sums) must(sum === 0n, `all ${currency} adds up to nothing`, sum);
  for (const player of world.players) noticeDebt(player, purses);
  // Rebates come by themselves; they are looked for only where a purse is not as expected.
  const isOff = (player: Player) => differing(player, purses).length > 0;
  if (world.players.some(isOff)) await noticeRebates(world, books);
  for (const player of world.players) {
    const [differs] = differing(player, purses);
    must(differs === undefined, 'a purse is what its player was told', differs);
  }
}

function differing(player: Player, purses: ReadonlyMap<string, bigint>) {
  const expected = {
    'player-cash': player.cash,
    'player-held': player.held,
    'player-in-play': player.inPlay,
    'payout-in-transit': player.inTransit,
  };
  return Object.entries(expected).flatMap(([kind, amount]) => {
    const seen = purses.get(`${player.playerId} ${kind}`) ?? 0n;
    const facts = { player: player.username, kind, expected: amount, seen };
    return seen === amount ? [] : [facts];
  });
}

/** A payout that is taken back beyond the cash there is leaves a debt; payouts settle it. */
function noticeDebt(player: Player, purses: ReadonlyMap<string, bigint>): void {
  const debt = -(purses.get(`${player.playerId} player-debt`) ?? 0n);
  must(debt >= 0n, 'nobody is owed a debt', { player: player.username, debt });
  const facts = { player: player.username, debt, before: player.debt };
  must(debt <= player.debt || player.mayOwe, 'only a correction leaves a debt', facts);
  player.cash += debt - player.debt;
  player.debt = debt;
  player.mayOwe = false;
}

/** Silence that lasted too long may be closed by the house at any moment; the world takes note. */
async function noticeForced(world: World): Promise<void> {
  for (const player of world.players) {
    const due = [...player.withdrawals.values()].filter(
      (withdrawal) => isUnanswered(withdrawal) && isDue(world, withdrawal),
    );
    for (const withdrawal of due) {
      const found = await world.house.pool.query<{ receipt: string }>(
        'select receipt from wallet_withdrawal where id = $1',
        [withdrawal.refId],
      );
      if (found.rows[0]?.receipt !== 'forced-received') continue;
      withdrawal.receipt = 'forced-received';
      player.inTransit -= withdrawal.amount;
      world.tally.add('receipt forced by time');
    }
  }
}

/** Now and then: every entry, posting, round and withdrawal there is. */
export async function checkBooks(world: World, books: Books = world.house.pool) {
  for (const [promise, query] of Object.entries({ ...lawsOfTheBooks, ...lawsOfSlips })) {
    const found = await books.query<Record<string, unknown>>(`${query} limit 5`);
    must(found.rowCount === 0, promise, found.rows);
  }
  await checkRounds(world, books);
  await checkSlips(world, books);
  await checkWithdrawals(world, books);
}

/** Each query finds what breaks the law. */
const lawsOfTheBooks: Readonly<Record<string, string>> = {
  ...lawsOfTheLedger,
  'no round stays open': `select round_id, player_id from wagering_round where state = 'open'
    and event_id is null and game_code not in ('mines', 'hilo')`,
  'money in transit is what was paid out and not received': `select *
    from (select (select coalesce(sum(balance), 0) from ledger_account
        where kind = 'payout-in-transit')::text as in_transit,
      (select coalesce(sum(amount), 0) from wallet_withdrawal
        where state = 'paid' and receipt in ('not-received', 'disputed'))::text as unreceived
    ) as sums where in_transit <> unreceived`,
  'every round moved the books by its stake and its payout': `select round_id, stake::text,
    payout::text, moved::text from wagering_round left join (
      select e.reference, sum(e.amount) as moved from ledger_entry as e
      join ledger_account as a on a.id = e.account_id and a.kind = 'player-cash'
      where e.event in ('stake-opened', 'round-settled', 'jackpot-won') group by e.reference
    ) as entries on reference = round_id
    where state = 'settled' and event_id is null and coalesce(moved, 0) <> case
      when free_pays = 'bonus' then 0
      when free_kind = 'bet' then greatest(payout - stake, 0)
      when free_pays = 'cash' then payout else payout - stake end`,
};

async function checkRounds(world: World, books: Books): Promise<void> {
  const found = await books.query<{
    round_id: string;
    stake: string;
    payout: string;
    state: string;
  }>(
    `select round_id, state, stake::text, payout::text from wagering_round
    where event_id is null`,
  );
  const kept = new Map(found.rows.map((row) => [row.round_id, row]));
  for (const { rounds } of world.players) {
    for (const [roundId, told] of rounds) {
      const row = kept.get(roundId);
      const same =
        row?.state === 'settled' &&
        BigInt(row.stake) === units(told.stake) &&
        BigInt(row.payout) === units(told.payout);
      must(same, 'a round stays what its player was told', [{ ...told, outcome: {} }, row]);
      kept.delete(roundId);
    }
  }
  for (const player of world.players) {
    for (const roundId of unsettledRoundsOf(player)) {
      const isOpen = !player.givenBack.has(roundId);
      const state = isOpen ? 'open' : 'void';
      must(kept.get(roundId)?.state === state, 'a hand is open until it ends', [roundId, state]);
      kept.delete(roundId);
    }
  }
  must(kept.size === 0, 'no round is played that nobody was told of', [...kept.keys()].slice(0, 5));
}

async function checkWithdrawals(world: World, books: Books): Promise<void> {
  const found = await books.query<{ id: string; state: string; receipt: string; amount: string }>(
    `select id, case state when 'paying' then 'approved' else state end as state, receipt,
      amount::text from wallet_withdrawal`,
  );
  const kept = new Map(found.rows.map((row) => [row.id, row]));
  for (const { withdrawals } of world.players) {
    for (const [refId, known] of withdrawals) {
      const row = kept.get(refId);
      const same =
        row?.state === known.state &&
        row.receipt === known.receipt &&
        BigInt(row.amount) === known.amount;
      must(same, 'a withdrawal stands where its people left it', [known, row]);
      kept.delete(refId);
    }
  }
  must(kept.size === 0, 'no withdrawal exists that nobody asked for', [...kept.values()]);
}
