// Fills the desk: members who registered over a year, each with an account, a deposit and some open
// withdrawals, as copies of one that was asked for through the door. The books move with them.
import { createKeeping, type Database } from '@baize/server/testing';
import { copyText } from '../copies.ts';
import type { Guest } from '../crowd.ts';
import { copyMembers } from '../members.ts';
import { secret } from '../server-process.ts';

export const withdrawalsOfMember = 5;
/** One holder in so many bears a name that many have. */
const commonEvery = 10;
const sealedAtOnce = 5000;

type Query = Pick<Database['pool'], 'query'>;

/** The guest has asked for a withdrawal. */
export async function fillDesk({ pool }: Database, guest: Guest, count: number): Promise<void> {
  const members = Math.ceil(count / withdrawalsOfMember);
  await addMembers(pool, guest, members);
  await addAccounts(pool, guest, members);
  await addWithdrawals(pool, guest, { members, count });
  await addBooks(pool, members);
  const tables = ['identity_player', 'identity_login', 'wallet_bank_card', 'wallet_withdrawal'];
  const others = ['wallet_deposit', 'cashier_case', 'ledger_entry', 'ledger_posting'];
  for (const table of [...tables, ...others, 'ledger_account'])
    await pool.query(`vacuum (analyze) ${table}`);
}

async function addMembers(on: Query, guest: Guest, members: number): Promise<void> {
  await copyMembers(on, guest, { prefix: 'desk', count: members });
  await on.query(
    `insert into identity_login
      (id, player_id, at, outcome, method, address, country, device, new_place)
    select 'desk-' || n || '-' || time, 'desk-' || n, now() - time * interval '3 days', 'signed-in',
      'password', '10.1.' || n / 250 || '.' || n % 250, 'PH', 'device-' || n, false
    from generate_series(1, $1::integer) as n, generate_series(1, 3) as time`,
    [members],
  );
}

/** Numbers are sealed one by one, each for its member. */
async function addAccounts(on: Query, { playerId }: Guest, members: number): Promise<void> {
  const numbers = createKeeping(Buffer.from(secret, 'hex'), 'account numbers');
  const text = await copyText(on, {
    table: 'wallet_bank_card',
    of: 't.player_id = $1',
    from: `select * from unnest($2::integer[], $3::text[], $4::text[], $5::text[], $6::text[],
        $7::text[]) as made (n, kind, bank, sealed, digest, ending)`,
    own: {
      id: `'desk-' || n`,
      player_id: `'desk-' || n`,
      kind: 'copies.kind',
      bank_code: 'bank',
      bank_name: 'bank',
      number_sealed: 'sealed',
      number_digest: 'digest',
      number_end: 'ending',
      card_holder: `case when n % ${commonEvery} = 0 then 'Maria Santos' else 'Holder ' || n end`,
    },
  });
  for (let from = 1; from <= members; from += sealedAtOnce) {
    const places = Array.from(
      { length: Math.min(sealedAtOnce, members - from + 1) },
      (_, at) => from + at,
    );
    const made = places.map((n) => accountOf(numbers, n));
    const column = (name: keyof (typeof made)[number]) => made.map((one) => one[name]);
    await on.query(text, [
      playerId,
      places,
      ...(['kind', 'bank', 'sealed', 'digest', 'ending'] as const).map(column),
    ]);
  }
}

const kinds = [
  { every: 100, kind: 'crypto', bank: 'USDT-TRC20' },
  { every: 5, kind: 'ewallet', bank: 'GCASH' },
];

function accountOf(numbers: ReturnType<typeof createKeeping>, n: number) {
  const own = kinds.find(({ every }) => n % every === 0);
  const { kind, bank } = own ?? { kind: 'bank', bank: 'BPI' };
  const number = String(2_000_000_000 + n);
  return {
    kind,
    bank,
    sealed: numbers.seal(number, `desk-${n}`),
    digest: numbers.digest(number, bank),
    ending: number.slice(-4),
  };
}

/** Asked for over the last month; nine of ten wait, the others are approved. */
async function addWithdrawals(
  on: Query,
  { playerId }: Guest,
  { members, count }: { readonly members: number; readonly count: number },
): Promise<void> {
  const text = await copyText(on, {
    table: 'wallet_withdrawal',
    of: 't.id = (select id from wallet_withdrawal where player_id = $1 limit 1)',
    from: `select n, card.* from generate_series(1, $2::integer) as n
      join wallet_bank_card as card on card.id = 'desk-' || n % $3::integer + 1`,
    own: {
      id: `'desk-' || n`,
      player_id: 'copies.player_id',
      amount: `(100 + n::bigint * 7919 % 49900) * 10000`,
      fee: '0',
      kind: 'copies.kind',
      bank_code: 'copies.bank_code',
      bank_name: 'copies.bank_name',
      card_holder: 'copies.card_holder',
      number_sealed: 'copies.number_sealed',
      number_end: 'copies.number_end',
      state: `case when n % 10 = 0 then 'approved' else 'pending' end`,
      is_first: 'n % 50 = 0',
      judged_at: `case when n % 10 = 0 then now() end`,
      judged_by: `case when n % 10 = 0 then 'owner' else '' end`,
      requested_at: `date_trunc('milliseconds',
        now() - ($2::integer - n) * (interval '30 days' / $2::integer))`,
    },
  });
  await on.query(text, [playerId, count, members]);
  await on.query(addCases);
}

/** What the rules said stands: the timed work judges none of them again. */
const addCases = `insert into cashier_case (withdrawal_id, player_id, currency, amount, kind, state,
    rank, level, requested_at, judged_by, judged_at, verdict, hold, marks)
  select id, player_id, currency, amount, kind, state, case when is_first then 0 else 1 end,
    case when n % 1000 = 7 then 'obsidian' when n % 10 = 3 then 'gold' else '' end,
    requested_at, judged_by, judged_at,
    case when n % 10 = 1 then 'hold' else 'none' end,
    case when n % 10 = 1 then 'Rule ' || n / 10 % 20 else '' end,
    array['name-unproved'] || case when n % 3 = 0 then array['first-withdrawal'] else '{}' end
      || case when n % 1000 = 5 then array['same-document'] else '{}' end
  from (select *, substr(id, 6)::integer as n from wallet_withdrawal where id like 'desk-%') as w`;

/** A deposit of each member, and the hold of each withdrawal. */
async function addBooks(on: Query, members: number): Promise<void> {
  await on.query(addPurses);
  await on.query(addDeposits);
  const { rows } = await on.query(
    `select setval('ledger_posting_block', nextval('ledger_posting_block') + $1::bigint) - $1
      as base`,
    [Math.ceil((members * (withdrawalsOfMember + 1)) / 4096 + 1) * 4096],
  );
  const { base } = rows[0] as { base: bigint };
  await on.query(postDeposits, [base]);
  await on.query(postHolds, [base, members]);
}

const sums = `select player_id, sum(amount)::bigint as amount, count(*) as times
  from wallet_withdrawal where id like 'desk-%' group by player_id`;

const addPurses = `insert into ledger_account (owner, kind, currency, balance)
  select player_id, kind, 'PHP', case when kind = 'player-held' then amount else 0 end
  from (${sums}) as sums, unnest(array['player-cash', 'player-held']) as kind`;

const addDeposits = `insert into wallet_deposit
    (id, player_id, currency, requested, arrived, state, provider, mode, requested_at, settled_at)
  select 'deposit-' || player_id, player_id, 'PHP', amount, amount, 'success', 'sandpay', 1,
    now() - interval '31 days', now() - interval '31 days' from (${sums}) as sums`;

const purse = (kind: string, owner: string) =>
  `(select id from ledger_account where owner = ${owner} and kind = '${kind}'
    and currency = 'PHP' and shard = 0)`;

const postDeposits = `with house as (
    select id, balance from ledger_account where id = ${purse('payment-clearing', "'house'")}
  ), made as (
    select $1::bigint + row_number() over (order by player_id) as posting,
      ${purse('player-cash', 'player_id')} as cash, amount, 'deposit-' || player_id as reference,
      house.id as house, house.balance - sum(amount) over (order by player_id) as house_after
    from (${sums}) as sums, house
  ), posted as (
    insert into ledger_posting (account_id, key, id, event, reference, fingerprint, legs, at)
    select cash, 'deposit:' || reference, posting, 'deposit-settled', reference, 0, 2,
      now() - interval '31 days' from made
  ), moved as (
    update ledger_account set balance = balance - (select sum(amount) from made)
    where id = (select id from house)
  )
  insert into ledger_entry (account_id, posting_id, amount, balance_after, event, reference, at)
  select leg.account, posting, leg.amount, leg.after, 'deposit-settled', reference,
    now() - interval '31 days'
  from made, lateral (values (cash, made.amount, made.amount), (house, -made.amount, house_after))
    as leg (account, amount, after)`;

const postHolds = `with made as (
    select $1::bigint + $2::integer + row_number() over (order by requested_at, id) as posting, id,
      amount, requested_at as at, ${purse('player-cash', 'player_id')} as cash,
      ${purse('player-held', 'player_id')} as held,
      sum(amount) over (partition by player_id order by requested_at, id) as held_after,
      sum(amount) over (partition by player_id) as whole
    from wallet_withdrawal where id like 'desk-%'
  ), posted as (
    insert into ledger_posting (account_id, key, id, event, reference, fingerprint, legs, at)
    select cash, 'withdrawal-requested:' || id, posting, 'withdrawal-requested', id, 0, 2, at
    from made
  )
  insert into ledger_entry (account_id, posting_id, amount, balance_after, event, reference, at)
  select leg.account, posting, leg.amount, leg.after, 'withdrawal-requested', id, at
  from made, lateral (values (cash, -amount, whole - held_after), (held, amount, held_after))
    as leg (account, amount, after)`;
