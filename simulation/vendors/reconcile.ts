// Holds the vendor's books against the platform's, row by row and from the tables themselves: every
// round is in one agreed state on both sides, and every player has what the rounds left them.
import { parseUnits } from '@baize/money';
import type { Database } from '@baize/server/testing';
import { currency, fundsUnits, type Seated } from './prepare.ts';

interface VendorRound {
  readonly id: string;
  readonly state: string;
  readonly stake: string;
  readonly payout: string;
  readonly fault: string;
  readonly player: string;
  readonly vendor: string;
  readonly money: string;
}

interface PlatformRound {
  readonly name: string;
  readonly player: string;
  readonly vendor: string;
  readonly state: string;
  readonly stake: string;
  readonly payout: string;
}

export interface Reconciled {
  readonly rounds: number;
  readonly states: ReadonlyMap<string, number>;
  readonly faults: ReadonlyMap<string, number>;
  readonly wrong: readonly string[];
}

const wrongShown = 20;

export async function reconcile(
  database: Database,
  { vendorUrl, seated }: { vendorUrl: string; seated: readonly Seated[] },
): Promise<Reconciled> {
  const theirs = await readVendor(vendorUrl);
  const ours = await readPlatform(database);
  const wrong: string[] = [];
  const states = new Map<string, number>();
  const faults = new Map<string, number>();
  const owed = new Map(seated.map(({ playerId }) => [playerId, fundsUnits]));
  for (const round of theirs) {
    count(states, round.state);
    count(faults, round.fault || 'none');
    if (round.state === 'settled')
      owed.set(round.player, (owed.get(round.player) ?? 0n) + won(round));
    if (round.money !== 'platform') continue;
    const own = ours.get(round.id);
    ours.delete(round.id);
    const difference = differenceOf(round, own);
    if (difference !== undefined) wrong.push(`round ${round.id} (${round.fault}): ${difference}`);
  }
  for (const round of ours.values()) wrong.push(`round ${round.name} is unknown to the vendor`);
  wrong.push(...(await moneyWrong(database, owed)));
  return { rounds: theirs.length, states, faults, wrong: wrong.slice(0, wrongShown) };
}

const units = (amount: string): bigint => parseUnits(amount, { decimalsMax: 4 }) ?? -1n;
const won = ({ stake, payout }: VendorRound): bigint => units(payout) - units(stake);
const count = (counts: Map<string, number>, name: string): void =>
  void counts.set(name, (counts.get(name) ?? 0) + 1);

function differenceOf(theirs: VendorRound, ours: PlatformRound | undefined): string | undefined {
  const told = `${theirs.state} ${theirs.stake} → ${theirs.payout}`;
  const kept = ours ? `${ours.state} ${ours.stake} → ${ours.payout}` : 'no round';
  const isSame =
    theirs.state === 'settled'
      ? ours?.state === 'settled' &&
        BigInt(ours.stake) === units(theirs.stake) &&
        BigInt(ours.payout) === units(theirs.payout) &&
        ours.player === theirs.player &&
        ours.vendor === theirs.vendor
      : ours === undefined || (ours.state === 'void' && ours.stake === '0' && ours.payout === '0');
  const isBack = theirs.state === 'rolled-back' || theirs.state === 'refused';
  return isSame && (theirs.state === 'settled' || isBack) ? undefined : `${told}, here ${kept}`;
}

/** All rounds of the vendor, a page at a time. */
async function readVendor(vendorUrl: string): Promise<VendorRound[]> {
  const all: VendorRound[] = [];
  for (;;) {
    const response = await fetch(`${vendorUrl}/admin/rounds`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ after: all.at(-1)?.id ?? '' }),
    });
    const page = (await response.json()) as VendorRound[];
    if (page.length === 0) return all;
    for (const round of page) all.push(round);
  }
}

async function readPlatform({ pool }: Database): Promise<Map<string, PlatformRound>> {
  const { rows } = await pool.query<PlatformRound>(
    `select outcome ->> 'round' as name, player_id as player, vendor, state,
      stake::text, payout::text
     from wagering_round where vendor is not null`,
  );
  return new Map(rows.map((row) => [row.name, row]));
}

interface Purse {
  readonly owner: string;
  readonly kind: string;
  readonly balance: string;
}

const ownKinds = new Set(['player-cash', 'return-held']);

/** Every purse to the unit, and the books as a whole. */
async function moneyWrong(
  { pool }: Database,
  owed: ReadonlyMap<string, bigint>,
): Promise<string[]> {
  const { rows } = await pool.query<Purse>(
    `select owner, kind, sum(balance)::text as balance from ledger_account
     where currency = $1 and owner <> 'house' and kind not like 'jackpot-%' group by owner, kind`,
    [currency],
  );
  // Wins that came back from a vendor's wallet wait for staff, of whom this world has none.
  const theirs = new Map<string, bigint>();
  for (const { owner, kind, balance } of rows)
    if (ownKinds.has(kind)) theirs.set(owner, (theirs.get(owner) ?? 0n) + BigInt(balance));
  const short = [...owed].flatMap(([player, amount]) => {
    const seen = theirs.get(player) ?? 0n;
    return seen === amount ? [] : [`player ${player} has ${seen}, is owed ${amount}`];
  });
  const elsewhere = rows
    .filter(({ kind, balance }) => !ownKinds.has(kind) && balance !== '0')
    .map(({ owner, kind, balance }) => `player ${owner} has ${balance} left in ${kind}`);
  return [...short, ...elsewhere, ...(await lawsBroken(pool))];
}

const laws: Readonly<Record<string, string>> = {
  'a posting is not balanced': `select 1 from ledger_entry join ledger_account on id = account_id
    group by posting_id, currency having sum(amount) <> 0`,
  'a balance is not the sum of its entries': `select 1 from ledger_account left join (
      select account_id, sum(amount) as entries from ledger_entry group by account_id
    ) as summed on account_id = id where balance <> coalesce(entries, 0)`,
  'a round is open': `select 1 from wagering_round where state = 'open'`,
  'a transfer is open': `select 1 from vendors_transfer where state = 'asked'`,
  'what is held is not what waits': `select 1 from ledger_account left join (
      select player_id, currency, sum(amount) as waits from vendors_held_return
      where state = 'waiting' group by player_id, currency
    ) as waiting on player_id = owner and waiting.currency = ledger_account.currency
    where kind = 'return-held' and balance <> coalesce(waits, 0)`,
  'more was credited than was sent': `select 1 from vendors_transfer left join (
      select player_id, vendor, currency, sum(amount) as held from vendors_held_return
      where state <> 'covered' group by player_id, vendor, currency
    ) as kept using (player_id, vendor, currency)
    where state = 'done' group by player_id, vendor, currency, held
    having sum(case direction when 'out' then amount else -amount end) > coalesce(held, 0)`,
};

async function lawsBroken(pool: Database['pool']): Promise<string[]> {
  const broken: string[] = [];
  for (const [name, query] of Object.entries(laws)) {
    const { rowCount } = await pool.query(`${query} limit 1`);
    if (rowCount !== 0) broken.push(name);
  }
  return broken;
}
