// Free rounds of the world: played one by one, left open over their end, and by many tries at once
// in two processes. They move nothing but what they win, which is cash or one bonus.
import { isRefusal } from '@baize/contract';
import type { Units } from '@baize/money';
import type { Modules } from '@baize/server/testing';
import { must } from '../broken.ts';
import type { Chance } from '../chance.ts';
import { ask, newIntent, refusalOf } from '../wallet/ask.ts';
import { against, grantOf, noteReturned, returnIt } from './desk.ts';
import { isPaused, type KnownFree, type Rewarded } from './known.ts';
import type { Books } from './laws.ts';
import { bonusOf } from './paying.ts';
import { slotCode } from './specs.ts';
import type { PromotionsWorld } from './world.ts';

const isBonus = ({ terms }: KnownFree): boolean => terms.times > 0;

function wordFor(member: Rewarded, free: KnownFree, now: number): string {
  if (isPaused(member, now)) return 'player-on-break';
  return free.isEnded || free.unused === 0 || free.expiresAt <= now ? 'free-rounds-unknown' : '';
}

const asking = (world: PromotionsWorld, member: Rewarded, free: KnownFree) => ({
  player: member.caller(),
  gameCode: slotCode,
  gameVersion: '1',
  family: 'slots',
  bet: '',
  stake: free.stake,
  freeId: free.id,
  now: world.clock.now(),
  paceMs: 0,
});

/** One that can be played, or now and then one that cannot any more. */
function pickFree(member: Rewarded, chance: Chance, now: number): KnownFree | undefined {
  const isOld = chance.percent(15);
  const some = member.freeRounds.filter((free) => (wordFor(member, free, now) !== '') === isOld);
  return some.length === 0 ? undefined : chance.pick(some);
}

export async function playFree(
  world: PromotionsWorld,
  member: Rewarded,
  chance: Chance,
): Promise<void> {
  if (member.openFree !== undefined) return settleFree(world, member, chance);
  const now = world.clock.now();
  const free = pickFree(member, chance, now);
  if (member.bets.size > 0 || free === undefined) return grantFree(world, member, chance);
  const intent = newIntent(world);
  const { answer } = await ask(world, member.caller(), async ({ wagering }) => {
    const opened = await wagering.openFreeRound({ ...asking(world, member, free), intent });
    return isRefusal(opened) ? opened : { round: opened.round };
  });
  const word = refusalOf(answer);
  const expected = wordFor(member, free, now);
  must(word === expected, 'a free round is played while there is one', [word, expected, free]);
  if (word === 'free-rounds-unknown') world.tally.add('free round after the last refused');
  if (isRefusal(answer)) return;
  noteOpened(world, member, { free, round: answer.round });
  if (chance.percent(70)) await settleFree(world, member, chance);
  else world.tally.add('free round left open');
}

const grantFree = (world: PromotionsWorld, member: Rewarded, chance: Chance): Promise<void> =>
  grantOf(world, chance.pick(['freeCash', 'freeBonus'] as const), member);

type Opened = NonNullable<Rewarded['openFree']>;

function noteOpened({ sums }: PromotionsWorld, member: Rewarded, opened: Opened): void {
  const { free } = opened;
  free.unused -= 1;
  sums.bonusFunding -= free.stake;
  member.inPlay += free.stake;
  member.openFree = opened;
}

const tries = 12;

/** Many spins at once, each a click of its own: one is opened. */
export async function playFreeAtOnce(world: PromotionsWorld, member: Rewarded, chance: Chance) {
  const now = world.clock.now();
  const free = member.freeRounds.find((one) => wordFor(member, one, now) === '');
  if (member.openFree !== undefined || member.bets.size > 0 || free === undefined)
    return playFree(world, member, chance);
  const both = await Promise.all([world.house.modules('first'), world.house.modules('second')]);
  const answers = await Promise.all(
    Array.from({ length: tries }, (_, at) => {
      const { wagering } = (both[at % 2] ?? both[0]).modules;
      const intent = newIntent(world);
      return wagering.openFreeRound({ ...asking(world, member, free), intent });
    }),
  );
  const rounds = answers.flatMap((one) => (isRefusal(one) ? [] : [one.round]));
  const [round, ...others] = rounds;
  must(round !== undefined && others.length === 0, 'of many spins at once one is opened', rounds);
  const may = ['round-open', 'free-rounds-unknown'];
  const words = answers.map(refusalOf).filter((word) => word !== '');
  must(
    words.every((word) => may.includes(word)),
    'the other spins are told why',
    words,
  );
  noteOpened(world, member, { free, round });
  world.tally.add('free round opened by many spins at once');
  await settleFree(world, member, chance);
}

/** Staff take free rounds back while the member plays the first of them: one of the two is done. */
export async function takeFreeDuringPlay(world: PromotionsWorld, chance: Chance): Promise<void> {
  const now = world.clock.now();
  const some = [...world.claims.values()].flatMap((claim) => {
    const { id, state, member } = claim;
    const free = member.freeRounds.find((one) => one.id === `${id}-0`);
    const isFresh = free !== undefined && free.unused === free.given;
    const isReady = isFresh && wordFor(member, free, now) === '' && member.openFree === undefined;
    return state === 'claimed' && isReady && member.bets.size === 0 ? [{ claim, free }] : [];
  });
  if (some.length === 0) return grantFree(world, chance.pick(world.members), chance);
  const { claim, free } = chance.pick(some);
  const { member } = claim;
  const asked = { ...asking(world, member, free), intent: newIntent(world) };
  const play = ({ wagering }: Modules) => wagering.openFreeRound(asked);
  const [opened, returned] = await against(world, play, returnIt(claim.id));
  const words = [refusalOf(opened), refusalOf(returned)];
  const isOne = words.filter((word) => word === '').length === 1;
  must(isOne, 'free rounds are played or taken back', words);
  world.tally.add('free rounds taken back during a spin');
  if (isRefusal(opened)) return noteReturned(world, claim);
  noteOpened(world, member, { free, round: opened.round });
  await settleFree(world, member, chance);
}

const payoutOf = (stake: Units, chance: Chance): Units =>
  stake * BigInt(chance.weighted({ '0': 45, '1': 20, '3': 25, '12': 10 }));

export async function settleFree(
  world: PromotionsWorld,
  member: Rewarded,
  chance: Chance,
): Promise<void> {
  const { openFree: opened } = member;
  if (opened === undefined) return;
  const { free, round } = opened;
  const payout = payoutOf(free.stake, chance);
  await ask(world, member.caller(), ({ wagering }) =>
    wagering.settleRound({ round, payout, draws: [], outcome: {} }),
  );
  member.openFree = undefined;
  member.inPlay -= free.stake;
  if (isBonus(free)) {
    free.won += payout;
    world.sums.bonusFunding += payout;
  } else member.cash += payout;
  world.tally.add('free round played');
  if (free.expiresAt <= world.clock.now()) world.tally.add('free rounds ended in a round');
}

/** After a step: what is over ends, and what it won for a bonus is granted. */
export function noticeFreeRounds(world: PromotionsWorld): void {
  const now = world.clock.now();
  for (const member of world.members) {
    for (const free of member.freeRounds) {
      const isOver = free.unused === 0 || free.expiresAt <= now;
      if (free.isEnded || !isOver || member.openFree?.free === free) continue;
      const isGranted = isBonus(free) && free.won > 0n;
      if (isGranted && isPaused(member, now)) continue;
      free.isEnded = true;
      if (free.unused > 0) world.tally.add('free rounds expired');
      if (!isGranted) continue;
      const { id, won: amount, terms } = free;
      member.bonuses.push(bonusOf(id, { amount, terms }, amount * BigInt(terms.times), now));
      world.tally.add('free rounds became a bonus');
    }
  }
}

interface Row {
  readonly id: string;
  readonly is: string;
}

/** After each step: what is left and won of all free rounds. */
export async function compareFreeRounds(world: PromotionsWorld, books: Books): Promise<void> {
  const { rows } = await books.query<Row>(
    `select id, concat_ws(' ', given, unused, won, ended_at is not null) as is
      from wagering_free_rounds`,
  );
  const seen = new Map(rows.map(({ id, is }) => [id, is]));
  for (const { freeRounds } of world.members)
    for (const { id, given, unused, won, isEnded } of freeRounds) {
      const expected = [given, unused, won, isEnded ? 't' : 'f'].join(' ');
      const is = seen.get(id);
      must(is === expected, 'free rounds are played as reckoned', { id, is, expected });
      seen.delete(id);
    }
  must(seen.size === 0, 'nobody has free rounds that nobody gave', [...seen]);
}
