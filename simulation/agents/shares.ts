// The second reckoning of rebates and commissions: what each stake of a day gives along the line
// under which it was played, by the rates that held then, and what each agent's teams come to in
// a week. Nothing here reads the house's tables.
import { dayAt, startOfDay, type Units } from '@baize/money';
import { countedIn, type Counted, type Person } from './known.ts';

/** In hundredths of a percent. */
export interface KnownRate {
  readonly at: number;
  readonly rate: number;
}

export type KnownRates = ReadonlyMap<Person, readonly KnownRate[]>;

/** As the house has it for slots; lotteries go by prize groups. */
export const highestRate = 120;
const category = 'RNG';

/** A change holds from the next day on, a first rate at once. */
export function rateOn(rates: KnownRates, person: Person, day: number): number {
  const known = rates.get(person) ?? [];
  const before = known.findLast(({ at }) => at < startOfDay(day));
  const first = known.find(({ at }) => at < startOfDay(day + 1));
  return (before ?? first)?.rate ?? 0;
}

export interface KnownShare {
  readonly person: Person;
  readonly kind: 'own' | 'team';
  stake: Units;
  /** Units × hundredths of a percent. */
  exact: bigint;
}

/** What a day gives everybody who gets a share of some stake. */
export function sharesOf(
  all: readonly Counted[],
  rates: KnownRates,
  day: number,
): readonly KnownShare[] {
  const shares = new Map<string, KnownShare>();
  for (const one of countedIn(all, { from: startOfDay(day), until: startOfDay(day + 1) })) {
    if (one.category !== category || one.turnover === 0n) continue;
    let most = highestRate;
    const line = [one.member, ...one.line].toReversed().map((person) => {
      most = Math.min(most, rateOn(rates, person, day));
      return { person, rate: most };
    });
    let below = 0;
    for (const { person, rate } of line.toReversed()) {
      const kind = person === one.member ? ('own' as const) : ('team' as const);
      if (rate > below) add(shares, { person, kind }, one.turnover, rate - below);
      below = rate;
    }
  }
  return [...shares.values()];
}

function add(
  shares: Map<string, KnownShare>,
  { person, kind }: Pick<KnownShare, 'person' | 'kind'>,
  stake: Units,
  rate: number,
): void {
  const key = `${person.username} ${kind}`;
  const share = shares.get(key) ?? { person, kind, stake: 0n, exact: 0n };
  share.stake += stake;
  share.exact += stake * BigInt(rate);
  shares.set(key, share);
}

export interface KnownTier {
  readonly upTo: Units | undefined;
  readonly rate: number;
}

interface Branches {
  readonly root: Person;
  /** Turnover by child; undefined: of direct players. */
  readonly by: Map<Person | undefined, Units>;
}

export interface KnownCommission {
  readonly agent: Person;
  readonly root: Person;
  readonly total: Units;
  readonly rate: number;
  /** Whole cents. */
  readonly amount: Units;
}

interface Week {
  readonly fromDay: number;
  readonly untilDay: number;
}

/** Of each agent with play below, in each tree in which they stood. */
export function commissionsOf(
  all: readonly Counted[],
  tiers: readonly KnownTier[],
  { fromDay, untilDay }: Week,
): readonly KnownCommission[] {
  const trees = new Map<Person, Map<Person, Branches>>();
  const span = { from: startOfDay(fromDay), until: startOfDay(untilDay) };
  for (const { line, category: played, turnover } of countedIn(all, span)) {
    const root = line.at(-1);
    if (played === undefined || root === undefined) continue;
    const tree = trees.get(root) ?? new Map<Person, Branches>();
    trees.set(root, tree);
    for (const [at, agent] of line.entries()) {
      const branches = tree.get(agent) ?? { root, by: new Map() };
      const child = line[at - 1];
      branches.by.set(child, (branches.by.get(child) ?? 0n) + turnover);
      tree.set(agent, branches);
    }
  }
  return [...trees.values()].flatMap((tree) => commissionsOfTree(tree, tiers));
}

function commissionsOfTree(
  tree: ReadonlyMap<Person, Branches>,
  tiers: readonly KnownTier[],
): readonly KnownCommission[] {
  const totalOf = ({ by }: Branches) => [...by.values()].reduce((sum, one) => sum + one, 0n);
  const ownRate = (branches: Branches) => tierOf(tiers, totalOf(branches));
  /** An agent below may have passed the tier of those above by a move. */
  const given = (agent: Person, seen: readonly Person[] = []): number => {
    const branches = tree.get(agent);
    if (branches === undefined || seen.includes(agent)) return 0;
    const children = [...branches.by.keys()].filter((child) => child !== undefined);
    return Math.max(ownRate(branches), ...children.map((child) => given(child, [...seen, agent])));
  };
  return [...tree].map(([agent, branches]) => {
    const rate = ownRate(branches);
    const parts = [...branches.by].map(
      ([child, total]) => total * BigInt(Math.max(0, rate - (child ? given(child) : 0))),
    );
    const amount = toCents(parts.reduce((sum, one) => sum + one, 0n));
    return { agent, root: branches.root, total: totalOf(branches), rate, amount };
  });
}

const tierOf = (tiers: readonly KnownTier[], total: Units): number =>
  total <= 0n ? 0 : (tiers.find(({ upTo }) => upTo === undefined || total <= upTo)?.rate ?? 0);

export const toCents = (exact: bigint): Units => (exact <= 0n ? 0n : (exact / 1_000_000n) * 100n);

/** Weeks from Monday: the first whole one after a moment. */
export function firstWeek(at: number): number {
  const day = dayAt(at);
  const weekday = (day + 3) % 7;
  return weekday === 0 ? day : day + 7 - weekday;
}
