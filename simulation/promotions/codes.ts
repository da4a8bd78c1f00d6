// Codes of the world: one that everybody uses once a day, and vouchers, each used once by one
// member, also when all enter one at the same moment and while staff cancel its batch.
import { dayAt } from '@baize/money';
import { callOf } from '@baize/server/testing';
import { must } from '../broken.ts';
import type { Chance } from '../chance.ts';
import { ask, calmly, newIntent, refusalOf } from '../wallet/ask.ts';
import { idOf, remember } from './claims.ts';
import { isPaused, isRunning, type Rewarded } from './known.ts';
import type { Books } from './laws.ts';
import { offerOf } from './offers.ts';
import type { PromotionsWorld } from './world.ts';

export interface KnownBatch {
  readonly id: string;
  readonly codes: readonly string[];
  readonly expiresAt: number;
  /** Who used a code, and the reward that they had by it. */
  readonly used: Map<string, { readonly member: Rewarded; readonly claimId: string }>;
  isCancelled: boolean;
}

async function enter(world: PromotionsWorld, member: Rewarded, code: string, at = 0) {
  const { modules } = await world.house.modules(at % 2 === 0 ? 'first' : 'second');
  const call = callOf(member.caller(), { promoCode: code }, world.clock.now(), {
    intent: newIntent(world),
  });
  return refusalOf(await modules.promotions.actions.claimPromoCode(call));
}

const often = 'promotion-code-often';

/** A code of the day; a wrong one is never tried here, since tries are counted. */
export async function useCode(world: PromotionsWorld, member: Rewarded) {
  const offer = offerOf(world, 'code');
  const now = world.clock.now();
  const period = `d${dayAt(now)}`;
  const hasUsed = [...world.claims.values()].some(
    (one) => one.offer === offer && one.member === member && one.period === period,
  );
  if (isPaused(member, now) || !isRunning(offer, now)) return;
  const word = await enter(world, member, 'lotus');
  if (word === often) return;
  must(word === (hasUsed ? 'promotion-had' : ''), 'a code is used once a day', [word, hasUsed]);
  if (hasUsed) return world.tally.add('code used again refused');
  const id = await idOf(world, { offer, member, period, tier: 0 });
  remember(world, { id, offer, member, period, tier: 0 });
  world.tally.add('code used');
}

const hourMs = 3_600_000;

export async function makeVouchers(world: PromotionsWorld, chance: Chance): Promise<void> {
  const { id } = offerOf(world, 'vouchers');
  const expiresAt = world.clock.now() + chance.pick([1, 4, 30]) * hourMs;
  const count = chance.between(2, 5);
  const name = `batch ${world.batches.length}`;
  const { batch, codes } = await calmly(world, world.staff[0], ({ promotions }, call) =>
    promotions.actions.createVouchers(call({ id, name, count, expiresAt })),
  );
  must(new Set(codes).size === count, 'every voucher has a code of its own', codes.length);
  const made = { id: batch.batchId, codes, expiresAt, used: new Map(), isCancelled: false };
  world.batches.push(made);
  world.tally.add('vouchers made');
}

interface Voucher {
  readonly batch: KnownBatch;
  readonly code: string;
}

function wordFor(world: PromotionsWorld, member: Rewarded, { batch, code }: Voucher): string {
  const now = world.clock.now();
  if (isPaused(member, now)) return 'player-on-break';
  if (batch.used.has(code)) return 'voucher-used';
  if (batch.isCancelled) return 'voucher-cancelled';
  return batch.expiresAt <= now ? 'voucher-expired' : '';
}

const tallies = {
  'voucher-used': 'voucher used again refused',
  'voucher-cancelled': 'cancelled voucher refused',
  'voucher-expired': 'expired voucher refused',
  'player-on-break': 'voucher on a break refused',
} as const;

function vouchersOf({
  batches,
  clock,
}: PromotionsWorld): readonly (Voucher & { isLeft: boolean })[] {
  const now = clock.now();
  return batches.slice(-3).flatMap((batch) =>
    batch.codes.map((code) => {
      const isLeft = !batch.used.has(code) && !batch.isCancelled && batch.expiresAt > now;
      return { batch, code, isLeft };
    }),
  );
}

export async function useVoucher(
  world: PromotionsWorld,
  member: Rewarded,
  chance: Chance,
): Promise<void> {
  const isOld = chance.percent(30);
  const some = vouchersOf(world).filter(({ isLeft }) => isLeft !== isOld);
  if (some.length === 0) return makeVouchers(world, chance);
  const voucher = chance.pick(some);
  const asked = await ask(
    world,
    member.caller(),
    ({ promotions }, call) =>
      promotions.actions.claimPromoCode(call({ promoCode: voucher.code.toLowerCase() })),
    'once',
  );
  const word = refusalOf(asked.answer);
  if (word === often) return;
  const expected = wordFor(world, member, voucher);
  // Asked again, one that a dying server used is used already.
  const isDone = asked.isUnsure && word === 'voucher-used' && expected === '';
  must(isDone || word === expected, 'a voucher is used once, by one member', [word, expected]);
  const refused = isDone ? undefined : tallies[word as keyof typeof tallies];
  if (refused !== undefined) return world.tally.add(refused);
  await noteUsed(world, member, voucher);
}

async function noteUsed(world: PromotionsWorld, member: Rewarded, { batch, code }: Voucher) {
  const offer = offerOf(world, 'vouchers');
  const { rows } = await world.house.pool.query<{ id: string; period: string }>(
    `select id, period from promotions_claim
      where promotion_id = $1 and player_id = $2 and made_at >= $3`,
    [offer.id, member.id, new Date(world.since)],
  );
  const [one, ...others] = rows;
  must(one !== undefined && others.length === 0, 'one voucher gives one reward', rows);
  const { id, period } = one;
  remember(world, { id, offer, member, period, tier: 0 });
  batch.used.set(code, { member, claimId: id });
  world.tally.add('voucher used');
}

/** All members enter one voucher at once, now and then while staff cancel its batch. */
export async function raceForVoucher(world: PromotionsWorld, chance: Chance): Promise<void> {
  const now = world.clock.now();
  const able = world.members.filter((member) => !isPaused(member, now));
  const voucher = vouchersOf(world).find(({ isLeft }) => isLeft);
  if (voucher === undefined || able.length < 2) return makeVouchers(world, chance);
  const isCancelled = chance.percent(35);
  const cancels = isCancelled ? [cancel(world, voucher.batch)] : [];
  const [words] = await Promise.all([
    Promise.all(able.map((member, at) => enter(world, member, voucher.code, at))),
    ...cancels,
  ]);
  const winners = able.filter((_, at) => words[at] === '');
  const isKept = isCancelled || words.includes(often);
  must(winners.length === 1 || (winners.length === 0 && isKept), 'one of all has a voucher', words);
  const may = ['', 'voucher-used', often, ...(isCancelled ? ['voucher-cancelled'] : [])];
  must(
    words.every((word) => may.includes(word)),
    'the others are told why',
    words,
  );
  for (const member of winners) await noteUsed(world, member, voucher);
  if (!isCancelled) return world.tally.add('voucher entered by all at once');
  voucher.batch.isCancelled = true;
  world.tally.add('vouchers cancelled during a use');
}

async function cancel(world: PromotionsWorld, { id }: KnownBatch): Promise<void> {
  const { modules } = await world.house.modules('second');
  const input = { id, reason: 'sent to the wrong list' };
  const call = callOf(world.staff[1], input, world.clock.now(), { intent: newIntent(world) });
  const word = refusalOf(await modules.promotions.actions.cancelVouchers(call));
  // The last of a batch was used in the same moment.
  must(word === '' || word === 'voucher-none-left', 'what is left of a batch is cancelled', word);
}

interface Row {
  readonly batch: string;
  readonly used: string;
}

/** After each step: who used vouchers, and for which reward. */
export async function compareVouchers(world: PromotionsWorld, books: Books): Promise<void> {
  const { rows } = await books.query<Row>(
    `select batch_id as batch, string_agg(concat_ws(' ', player_id, claim_id), ', '
        order by claim_id collate "C") as used
      from promotions_voucher where claim_id is not null group by batch_id`,
  );
  const seen = new Map(rows.map(({ batch, used }) => [batch, used]));
  for (const { id, used } of world.batches) {
    const expected = [...used.values()]
      .toSorted((one, other) => (one.claimId < other.claimId ? -1 : 1))
      .map(({ member, claimId }) => `${member.id} ${claimId}`)
      .join(', ');
    const is = seen.get(id) ?? '';
    must(is === expected, 'a voucher belongs to who used it', { id, is, expected });
    seen.delete(id);
  }
  must(seen.size === 0, 'no voucher is used that was not made', [...seen]);
}
