// Judges a member in the running promotions, by play and deposits of their periods or by a cause,
// and makes the claims that follow.
import { isDemoType } from '@baize/contract';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import { rememberFacts, type GatherFacts } from '../offers/member-facts.ts';
import { notFor, type Aimed } from '../offers/rules/audience.ts';
import { readsPlay, type Cause } from '../offers/rules/facts.ts';
import { endsAt, isRunning, paysDue, startsAt, type Offer } from '../offers/rules/offer.ts';
import { hourOf, periodAt, periodBefore, type Period } from '../offers/rules/period.ts';
import type { SegmentMember } from '../offers/rules/segment.ts';
import { dueTiers, judgeTiers, type TierJudged } from '../offers/rules/tiers.ts';
import { aimedNow, isGroupTaken } from '../offers/store/aims.ts';
import { lockMember, readJoins, type Join } from '../offers/store/joins.ts';
import { readWritten } from '../offers/store/offers.ts';
import { readHistory } from '../offers/store/segments.ts';
import type { PromotedMember, PromotionsPorts } from '../ports.ts';
import { makeClaims, type Due } from './make-claim.ts';

export interface Standing {
  readonly playerId: string;
  readonly member: PromotedMember;
  readonly level: number;
  readonly joins: ReadonlyMap<string, Join>;
  readonly history: Pick<SegmentMember, 'seenDay' | 'deposits'>;
  readonly gatherFacts: GatherFacts;
  /** When it was read. */
  readonly at: number;
}

/**
 * Undefined for who takes part in no promotion: nobody, a demo account, and a member who paused
 * play or set limits to it: nothing may entice them.
 */
export async function readMember(
  ports: PromotionsPorts,
  on: Queryable | Tx,
  playerId: string,
): Promise<Standing | undefined> {
  const member = await ports.member(playerId);
  if (member === undefined || isDemoType(member.type) || member.currency !== ports.currency)
    return undefined;
  const at = ports.clock.now();
  if ((await ports.wagering.restraintOf(playerId, at)) !== 'none') return undefined;
  const [level, joins, history] = await Promise.all([
    ports.levelNumberOf(playerId),
    readJoins(on, playerId),
    readHistory(on, playerId),
  ]);
  return { playerId, member, level, joins, history, gatherFacts: rememberFacts(ports, on), at };
}

/** Why the offer is not for the member; undefined: it is. */
export const reasonNotFor = (aimed: Aimed, { member, level, history, at }: Standing) =>
  notFor(aimed, { ...member, level, ...history }, at);

/** Whether the offer is for the member, and they joined it if they have to. */
export const takesPart = (offer: Offer, standing: Standing): boolean =>
  reasonNotFor(offer, standing) === undefined &&
  (!offer.written.spec.joins || standing.joins.has(offer.id));

export interface Judging {
  readonly period: Period;
  readonly cause: Cause;
  readonly now: number;
}

/** The offer's steps, judged over a period; under the version that the member joined. */
export async function judgeOffer(
  on: Queryable | Tx,
  { offer, standing }: { readonly offer: Offer; readonly standing: Standing },
  { period, cause, now }: Judging,
): Promise<{ readonly offer: Offer; readonly tiers: readonly TierJudged[] }> {
  const { playerId, member, level, joins } = standing;
  const join = joins.get(offer.id);
  const joined = await asJoined(on, offer, join);
  const countsFrom = Math.max(hourOf(startsAt(joined)), hourOf(join?.joinedAt ?? 0));
  const from = Math.max(period.from, countsFrom);
  const until = Math.min(period.until, endsAt(joined));
  const { registeredAt } = member;
  const isPlayRead = readsPlay(joined.written.spec);
  const window = { playerId, from, until, countsFrom, now };
  const asked = { ...window, level, registeredAt, cause, isPlayRead };
  const facts = await standing.gatherFacts(asked);
  return { offer: joined, tiers: judgeTiers(joined.written.spec, facts) };
}

async function asJoined(on: Queryable | Tx, offer: Offer, join: Join | undefined): Promise<Offer> {
  if (join === undefined || join.version === offer.version) return offer;
  const written = await readWritten(on, offer.id, join.version);
  return written === undefined ? offer : { ...offer, version: join.version, written };
}

/** The period that is judged at a moment, if any. */
export function judgedPeriod(offer: Offer, now: number): Period | undefined {
  const { period, atPeriodEnd } = offer.written.spec;
  const found = periodAt(period, Math.min(now, endsAt(offer) - 1));
  const isWhole = period === 'once' || period === 'each';
  const current = isWhole ? { ...found, until: endsAt(offer) } : found;
  if (!atPeriodEnd) return current;
  if (current.until <= now) return current;
  const last = periodBefore(period, current);
  return last !== undefined && last.until > startsAt(offer) ? last : undefined;
}

const waitMs = 5 * 60_000;

/** Rounds of a period's last hour are counted by then: it is judged over all of them, or later. */
export const isCounted = ({ written: { spec } }: Offer, { until }: Period, now: number): boolean =>
  !spec.atPeriodEnd || until + waitMs <= now;

/** Makes due what the member reached by play and deposits. */
export async function refreshMember(
  ports: PromotionsPorts,
  tx: Tx,
  { offers, playerId, now }: { offers: readonly Offer[]; playerId: string; now: number },
): Promise<void> {
  const standing = await readMember(ports, tx, playerId);
  if (standing === undefined) return;
  const watched = offers.filter(
    (offer) =>
      offer.written.spec.trigger === 'play' &&
      offer.stage === 'published' &&
      now >= startsAt(offer) &&
      paysDue(offer, now),
  );
  const judged: Due[] = [];
  const mayTake = await oneOfGroup(tx, { offers: watched, playerId, now });
  for (const offer of await aimedNow(tx, watched)) {
    const period = judgedPeriod(offer, now);
    if (period === undefined || !isCounted(offer, period, now)) continue;
    if (!takesPart(offer, standing)) continue;
    const due = await dueOf(tx, { offer, standing }, { period, cause: {}, now });
    if (due.length > 0 && (await mayTake(offer))) judged.push(...due);
  }
  // Paying locks the member's money: nothing is judged after it.
  await makeClaims(ports, tx, judged);
}

/** Makes due what a cause sets off: a deposit, a sign-in, a level. */
export async function hearCause(
  ports: PromotionsPorts,
  tx: Tx,
  {
    offers,
    playerId,
    cause,
    causeId,
    now,
  }: {
    readonly offers: readonly Offer[];
    readonly playerId: string;
    readonly cause: Cause;
    readonly causeId: string;
    readonly now: number;
  },
): Promise<void> {
  if (offers.length === 0) return;
  const standing = await readMember(ports, tx, playerId);
  if (standing === undefined) return;
  const judged: Due[] = [];
  const running = offers.filter((offer) => isRunning(offer, now));
  const mayTake = await oneOfGroup(tx, { offers: running, playerId, now });
  for (const offer of await aimedNow(tx, running)) {
    if (!takesPart(offer, standing)) continue;
    // What came before the member joined does not count.
    if ((standing.joins.get(offer.id)?.joinedAt ?? 0) > now) continue;
    const found = periodAt(offer.written.spec.period, now);
    const isEach = offer.written.spec.period === 'each';
    const period = isEach ? { ...found, key: causeId } : found;
    const due = await dueOf(tx, { offer, standing }, { period, cause, now });
    if (due.length > 0 && (await mayTake(offer))) judged.push(...due);
  }
  await makeClaims(ports, tx, judged);
}

/** Of a group the first that is due is taken, unless the member has another one already. */
async function oneOfGroup(
  tx: Tx,
  { offers, ...of }: { offers: readonly Offer[]; playerId: string; now: number },
): Promise<(offer: Offer) => Promise<boolean>> {
  const taken = new Set<string>();
  if (offers.some(({ written }) => written.spec.group !== '')) await lockMember(tx, of.playerId);
  return async (offer) => {
    const { group } = offer.written.spec;
    if (group === '') return true;
    if (taken.has(group) || (await isGroupTaken(tx, { offer, ...of }))) return false;
    taken.add(group);
    return true;
  };
}

async function dueOf(
  tx: Tx,
  asked: { readonly offer: Offer; readonly standing: Standing },
  judging: Judging,
): Promise<readonly Due[]> {
  const { offer, tiers } = await judgeOffer(tx, asked, judging);
  const { playerId } = asked.standing;
  const { period, cause, now } = judging;
  const deposit = cause.depositAmount ?? 0n;
  return dueTiers(offer.written.spec, tiers).map((tier) => ({
    offer,
    playerId,
    period: period.key,
    tier,
    deposit,
    now,
  }));
}
