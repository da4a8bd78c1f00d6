// The lives of contracts in the world of agents, by what people were told: which terms hold from
// when, and when a contract ends. The house's bills and ends are compared with them.
import { isDeepStrictEqual } from 'node:util';
import type { AgreementKind, AgreementPeriod } from '@baize/contract';
import type { Modules } from '@baize/server/testing';
import { must } from '../broken.ts';
import { periodEnd } from './calendar.ts';
import { dayMs, type Person } from './known.ts';
import type { Books } from './laws.ts';
import type { AgentsWorld } from './world.ts';

type Actions = Modules['agreements']['actions'];
export type Terms = Parameters<Actions['offerAgreement']>[0]['input']['terms'];

interface Signed {
  readonly terms: Terms;
  readonly startsAt: number;
}

export interface KnownContract {
  readonly id: string;
  readonly payer: Person | undefined;
  readonly payee: Person;
  readonly kind: AgreementKind;
  readonly period: AgreementPeriod;
  /** As offered last. */
  terms: Terms;
  /** Waits for an answer since then. */
  offeredAt: number | undefined;
  readonly signed: Signed[];
  /** Infinity: nobody decided an end. */
  endsAt: number;
}

type Offered = Pick<KnownContract, 'id' | 'payer' | 'payee' | 'kind' | 'period' | 'terms'>;

/** Gives whether it is a change of a contract that was known. */
export function noteOffer({ contracts, clock }: AgentsWorld, offered: Offered): boolean {
  const known = contracts.get(offered.id);
  const offeredAt = clock.now();
  if (known === undefined)
    contracts.set(offered.id, { ...offered, offeredAt, signed: [], endsAt: Infinity });
  else Object.assign(known, { terms: offered.terms, offeredAt });
  return known !== undefined;
}

/** It was accepted, and both sides were told from when it holds. */
export function noteSigned(world: AgentsWorld, id: string, startsAt: number): void {
  const known = world.contracts.get(id);
  if (known === undefined) return;
  const isBorder = periodEnd(known.period, startsAt - 1) === startsAt;
  const isAhead = startsAt > world.clock.now();
  must(isBorder && isAhead, 'terms begin with a period that has not begun', [id, startsAt]);
  known.signed.push({ terms: known.terms, startsAt });
  known.offeredAt = undefined;
}

/** One that has not begun ends where it would begin. */
export function noteEnd(known: KnownContract, at: number): void {
  known.offeredAt = undefined;
  const [first] = known.signed;
  if (first !== undefined) known.endsAt = Math.min(known.endsAt, Math.max(at, first.startsAt));
}

/** Somebody moved, or leads nobody any more: contracts end with the running five minutes. */
export function noteLeft(world: AgentsWorld, person: Person, why: 'moved' | 'left'): void {
  const at = periodEnd('five-minutes', world.clock.now());
  for (const known of world.contracts.values()) {
    const isGiven = known.payee === person && (why === 'left' || known.payer !== undefined);
    if (isGiven || (why === 'left' && known.payer === person)) noteEnd(known, at);
  }
}

/** The terms that hold at a moment; of two that begin together the later ones. */
export function termsAt({ signed }: KnownContract, at: number): Terms | undefined {
  const begun = signed.filter(({ startsAt }) => startsAt <= at);
  return begun.toSorted((one, other) => one.startsAt - other.startsAt).at(-1)?.terms;
}

interface Billed {
  readonly id: string;
  readonly agreementId: string;
  readonly from: number;
  readonly until: number;
  readonly terms: Terms;
}

/** A bill goes by the terms that its payee signed, and not beyond the end of its contract. */
export function checkSigned(world: AgentsWorld, bill: Billed): void {
  const known = world.contracts.get(bill.agreementId);
  must(known !== undefined, 'a bill is of a contract that was signed', bill);
  const signed = termsAt(known, bill.from);
  must(signed !== undefined, 'nothing is billed before the contract begins', bill);
  const facts = { bill: bill.id, signed, terms: bill.terms };
  must(isDeepStrictEqual(plain(signed), plain(bill.terms)), 'a bill goes by signed terms', facts);
  must(bill.until <= known.endsAt, 'nothing is billed after the end', [bill, known.endsAt]);
}

/** Amounts and rates as numbers: 0.60 is 0.6. */
const plain = (terms: Terms): unknown =>
  JSON.parse(JSON.stringify(terms), (_, value: unknown) =>
    typeof value === 'string' ? Number(value) : value,
  );

interface EndRow {
  readonly id: string;
  readonly ends: Date;
  readonly kind: string;
}

/** Contracts end where people ended them, and otherwise only for want of a contract above. */
export async function checkLives(world: AgentsWorld, books: Books): Promise<void> {
  const { rows } = await books.query<EndRow>(
    `select id, ends_at as ends, end_kind as kind from agreements_agreement
    where starts_at is not null and ends_at is not null`,
  );
  const ended = new Map(rows.map((row) => [row.id, { ...row, at: row.ends.getTime() }]));
  for (const known of world.contracts.values()) {
    if (known.endsAt === Infinity) continue;
    const row = ended.get(known.id);
    const isFallen = row?.kind === 'rate-lowered' && row.at <= known.endsAt;
    const facts = { id: known.id, endsAt: known.endsAt, row };
    must(isFallen || row?.at === known.endsAt, 'a contract ends when it was ended', facts);
  }
  learnFallen(world, [...ended.values()]);
  for (const { id, at, kind } of ended.values())
    must(world.contracts.get(id)?.endsAt === at, 'no contract ends without a cause', [
      id,
      at,
      kind,
    ]);
  checkCarried(world);
  await checkOffers(world, books);
}

interface Fallen {
  readonly id: string;
  readonly at: number;
  readonly kind: string;
}

/** What the payer has ended or changed; and so on down the line. */
function learnFallen({ contracts }: AgentsWorld, ended: readonly Fallen[]): void {
  const all = [...contracts.values()];
  let open = ended.filter(({ kind }) => kind === 'rate-lowered');
  for (let before = Infinity; open.length < before;) {
    before = open.length;
    open = open.filter(({ id, at }) => {
      const known = contracts.get(id);
      if (known === undefined) return true;
      const isCaused = all.some(
        (own) =>
          own.payee === known.payer &&
          own.kind === known.kind &&
          (own.endsAt <= at || own.signed.length > 1),
      );
      if (isCaused) noteEnd(known, at);
      return !isCaused;
    });
  }
}

/** Nobody gives at any moment what no contract of their own carries. */
function checkCarried({ contracts, clock }: AgentsWorld): void {
  const now = clock.now();
  const running = [...contracts.values()].filter(({ endsAt }) => endsAt > now);
  const byPayee = Map.groupBy(running, ({ payee }) => payee);
  for (const child of running) {
    const terms = termsAt(child, now);
    if (child.payer === undefined || terms === undefined) continue;
    const own = (byPayee.get(child.payer) ?? [])
      .filter(({ kind }) => kind === child.kind)
      .map((one) => termsAt(one, now))
      .filter((one) => one !== undefined);
    const isCarried = own.some((one) => carries(one, terms));
    must(isCarried, 'nobody gives more than they have', { id: child.id, terms, own });
  }
}

type Tier = Terms['tiers'][number];

const carries = (own: Terms, child: Terms): boolean =>
  (!own.onlyIfLoss || child.onlyIfLoss) &&
  child.tiers.every((tier) => rateUnder(own, tier) >= Number(tier.rate));

/** The rate that is reached where a tier's conditions are just reached. */
const rateUnder = ({ tiers }: Terms, { minTurnover, minActive, minLoss }: Tier): number =>
  Number(
    tiers.findLast(
      (tier) =>
        Number(tier.minTurnover) <= Number(minTurnover) &&
        tier.minActive <= minActive &&
        Number(tier.minLoss) <= Number(minLoss),
    )?.rate ?? 0,
  );

const answerMs = 7 * dayMs;

/** An offer waits for seven days, and no longer. */
async function checkOffers(world: AgentsWorld, books: Books): Promise<void> {
  const { rows } = await books.query<{ id: string }>(
    `select agreement_id as id from agreements_version where state = 'pending'`,
  );
  const waiting = new Set(rows.map(({ id }) => id));
  for (const known of world.contracts.values()) {
    if (known.offeredAt === undefined) continue;
    const until = known.offeredAt + answerMs;
    const isWaiting = waiting.has(known.id);
    if (world.beats.closedAt >= until) {
      must(!isWaiting, 'an offer that nobody answers expires', known.id);
      known.offeredAt = undefined;
      world.tally.add('offer expired');
    } else if (world.clock.now() < until)
      must(isWaiting, 'an offer waits for seven days', known.id);
  }
}
