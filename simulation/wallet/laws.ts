// The laws of the wallet's world: after each step the books are what the second reckoning says, and
// now and then everything that the tables hold obeys the rules, whoever moved it.
import type { Units } from '@baize/money';
import { must } from '../broken.ts';
import { lawsOfTheLedger } from '../ledger-laws.ts';
import type { Item, Member } from './known.ts';
import type { WalletWorld } from './world.ts';

type Books = Pick<WalletWorld['house']['pool'], 'query'>;

interface Balance {
  readonly owner: string;
  readonly kind: string;
  readonly balance: string;
}

interface ItemRow {
  readonly id: string;
  readonly player_id: string;
  readonly kind: Item['kind'];
  readonly source_id: string;
  readonly required: string;
  readonly done: string;
}

type Purses = Pick<WalletWorld, 'house' | 'members' | 'sums'>;

/** After each step: every purse, every open requirement, and the house's own sums. */
export async function checkStanding(world: Purses, books: Books = world.house.pool): Promise<void> {
  const found = await books.query<Balance>(
    'select owner, kind, sum(balance)::text as balance from ledger_account group by owner, kind',
  );
  const purses = new Map<string, bigint>();
  let all = 0n;
  for (const { owner, kind, balance } of found.rows) {
    all += BigInt(balance);
    purses.set(`${owner} ${kind}`, BigInt(balance));
    const isPurse = owner !== 'house' && kind !== 'player-debt';
    must(!isPurse || BigInt(balance) >= 0n, 'no purse is negative', { owner, kind, balance });
  }
  must(all === 0n, 'all accounts add up to nothing', all);
  for (const member of world.members) comparePurses(member, purses);
  compareHouse(world, purses);
  await compareItems(world, books);
}

function comparePurses(member: Member, purses: ReadonlyMap<string, bigint>): void {
  const expected = {
    'player-cash': member.cash,
    'player-bonus': member.bonusMoney,
    'player-in-play': member.inPlay,
    'player-held': member.held,
    'payout-in-transit': member.transit,
    'player-debt': -member.debt,
  };
  for (const [kind, amount] of Object.entries(expected)) {
    const seen = purses.get(`${member.id} ${kind}`) ?? 0n;
    const facts = { member: member.username, kind, expected: amount, seen };
    must(seen === amount, 'a purse is what its second reckoning says', facts);
  }
}

function compareHouse({ sums }: Purses, purses: ReadonlyMap<string, bigint>): void {
  const expected: Readonly<Record<string, Units>> = {
    'payment-clearing': sums.clearing,
    'house-fees': sums.fees,
    'bonus-funding': sums.bonusFunding,
  };
  for (const [kind, amount] of Object.entries(expected)) {
    const seen = purses.get(`house ${kind}`) ?? 0n;
    const facts = { kind, expected: amount, seen };
    must(seen === amount, 'the house’s sums are what their second reckoning says', facts);
  }
}

/** What is left to wager is the same, item by item, in the order in which bets reduce them. */
async function compareItems(world: Purses, books: Books): Promise<void> {
  const found = await books.query<ItemRow>(
    `select id::text, player_id, kind, source_id, required::text, done::text
      from wallet_requirement where state = 'open' order by wallet_requirement.id`,
  );
  const byMember = Map.groupBy(found.rows, (row) => row.player_id);
  for (const member of world.members) {
    const rows = byMember.get(member.id) ?? [];
    const places = new Map(rows.map(({ kind, source_id }, at) => [`${kind} ${source_id}`, at]));
    const isKept = ({ kind, source }: Item) => places.has(`${kind} ${source}`);
    // With the money of a bonus there is something left to play for.
    member.items = [...member.dropped.filter(isKept), ...member.items];
    member.dropped = [];
    const placeOf = ({ kind, source }: Item) => places.get(`${kind} ${source}`) ?? -1;
    // Two that came in one step have come in either order.
    member.items = member.items.toSorted((one, other) => placeOf(one) - placeOf(other));
    const seen = rows.map((row) => [row.kind, row.source_id, row.required, row.done].join(' '));
    const reckoned = member.items.map(({ kind, source, required, done }) =>
      [kind, source, required, done].join(' '),
    );
    must(seen.join() === reckoned.join(), 'what is left to wager is as reckoned', {
      member: member.username,
      seen,
      reckoned,
    });
  }
}

/** Now and then: every row there is. */
export async function checkLaws(
  world: WalletWorld,
  books: Books = world.house.pool,
): Promise<void> {
  for (const [promise, query] of Object.entries({ ...lawsOfTheLedger, ...lawsOfTheWallet })) {
    const found = await books.query<Record<string, unknown>>(`${query} limit 5`);
    must(found.rowCount === 0, promise, found.rows);
  }
  await compareRows(world, books);
}

/** Each query finds what breaks the law. */
const lawsOfTheWallet: Readonly<Record<string, string>> = {
  'a deposit is credited at most once, by what arrived less its fee': `select d.id,
      d.arrived::text, e.sum::text, e.count from wallet_deposit d
    left join (select reference, count(*)::int as count, sum(amount) as sum from ledger_entry e
      join ledger_account a on a.id = e.account_id and a.kind = 'player-cash'
      where e.event = 'deposit-settled' group by reference) e on e.reference = d.id
    where d.provider <> 'c2c' and (coalesce(e.count, 0) > 1
      or coalesce(e.sum, 0) <> case when d.state = 'success' then d.arrived - d.fee else 0 end)`,
  'the parts of a withdrawal are its amount without the fee': `select w.id, w.amount::text,
      w.fee::text, sum(p.amount)::text as parts from wallet_withdrawal w
    join wallet_part p on p.withdrawal_id = w.id
    group by w.id having sum(p.amount) <> w.amount - w.fee`,
  'no money is held without an open withdrawal': `select a.owner, a.balance::text, o.open::text
    from ledger_account a left join (
      select player_id, sum(amount) as open from (
        select player_id, amount from wallet_withdrawal
          where not is_split and state in ('pending', 'approved', 'paying')
        union all select player_id, amount from wallet_part
          where state in ('open', 'paying', 'matched', 'proof')
            or (state = 'disputed' and way = 'c2c')
      ) as each group by player_id
    ) o on o.player_id = a.owner
    where a.kind = 'player-held' and a.balance <> coalesce(o.open, 0)`,
  'money in transit is what was paid out and not received': `select a.owner, a.balance::text,
      o.open::text from ledger_account a left join (
      select player_id, sum(amount) as open from (
        select player_id, amount - fee as amount from wallet_withdrawal
          where not is_split and state = 'paid' and receipt in ('not-received', 'disputed')
        union all select player_id, amount from wallet_part
          where state = 'paid' or (state = 'disputed' and way = 'payout')
      ) as each group by player_id
    ) o on o.player_id = a.owner
    where a.kind = 'payout-in-transit' and a.balance <> coalesce(o.open, 0)`,
  'time and staff close a part only after its proof': `select m.id, m.state from wallet_match m
    where m.state in ('proof', 'forced-received', 'disputed', 'resolved-received',
      'resolved-returned') and not exists (select from wallet_evidence e
        where e.subject = m.id and e.kind = 'payment-proof' and e.picture is not null)`,
  'a released bonus has met its requirement': `select b.id, r.state from wallet_bonus b
    left join wallet_requirement r on r.player_id = b.player_id and r.kind = 'bonus'
      and r.source_id = b.id
    where b.state = 'released' and r.state not in ('done', 'cleared')`,
  'what is done of a requirement is the sum of its bets': `select r.id::text, r.done::text,
      s.counted::text from wallet_requirement r left join (select requirement_id,
        sum(counted) as counted from wallet_requirement_sum group by requirement_id) s
      on s.requirement_id = r.id where r.done <> coalesce(s.counted, 0)`,
  'one bonus of a member is open at a time': `select player_id from wallet_bonus
    where state = 'active' group by player_id having count(*) > 1`,
  'bonus money lies in the open bonus alone': `select a.owner, a.balance::text
    from ledger_account a where a.kind = 'player-bonus' and a.balance <> 0
      and not exists (select from wallet_bonus b
        where b.player_id = a.owner and b.state = 'active')`,
  'a large withdrawal is approved by two signatures': `select w.id from wallet_withdrawal w
    where w.amount >= 30000000 and w.state in ('approved', 'paying', 'paid')
      and (select count(distinct staff_id) from cashier_signature s
        where s.withdrawal_id = w.id) < 2`,
  'a credit by hand is decided by another person': `select id from wallet_adjustment
    where kind in ('credit', 'reversal') and state = 'posted' and decided_by = proposed_by`,
  'a large dispute is decided by another person': `select id from wallet_dispute
    where state = 'decided' and amount >= 2000000 and decided_by_name = proposed_by_name`,
  'a withdrawal is paid out at most once at a time': `select withdrawal_id from wallet_payout
    where state = 'asked' group by withdrawal_id having count(*) > 1`,
  'a member owes one match at most': `select buyer_id from wallet_match
    where state = 'matched' group by buyer_id having count(*) > 1`,
};

interface StateRow {
  readonly id: string;
  readonly state: string;
}

/** Every record stands where its people left it. */
async function compareRows(world: WalletWorld, books: Books): Promise<void> {
  const found = await books.query<StateRow>(
    `select id, state || ' ' || receipt as state from wallet_withdrawal
      union all select id, state from wallet_part
      union all select id, state from wallet_bonus
      union all select id, case when state in ('opening', 'lost', 'processing') then 'open'
        else state end from wallet_deposit`,
  );
  const rows = new Map(found.rows.map(({ id, state }) => [id, state]));
  const known = [
    ...[...world.withdrawals.values()].map(({ id, state, receipt, isSplit }) => {
      const isOver = state === 'paid' || !isSplit;
      return [id, `${isOver ? state : 'paying'} ${receipt}`] as const;
    }),
    ...[...world.parts.values()].map(({ id, state }) => [id, state] as const),
    ...[...world.deposits.values()].map(({ id, state }) => [id, state] as const),
    ...world.members.flatMap(({ bonuses }) => bonuses.map(({ id, state }) => [id, state] as const)),
  ];
  for (const [id, state] of known) {
    must(rows.get(id) === state, 'a record stands where its people left it', {
      id,
      state,
      seen: rows.get(id),
    });
    rows.delete(id);
  }
  // A deposit that its company never made was asked for, and nobody knows its number.
  const strangers = [...rows].filter(([, state]) => state !== 'open');
  must(strangers.length === 0, 'no record exists that nobody asked for', strangers.slice(0, 5));
}
