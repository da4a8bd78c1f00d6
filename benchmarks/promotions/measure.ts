// Bets a second while fifty promotions count them beside bets while none does, in turn in one run;
// how long a claim of a reward takes beside a spin; a board of many members, and an envelope that
// thousands open in one moment.
import { contract } from '@baize/contract';
import { after, askAgain } from '../again.ts';
import { createCaller } from '../ask.ts';
import type { Guest } from '../crowd.ts';
import {
  balancedBooks,
  median,
  rateOf,
  type BenchmarkOptions,
  type Figure,
  type Figures,
  type Sample,
} from '../figures.ts';
import type { Ground } from '../ground.ts';
import { measureRound } from '../spin.ts';
import { measureBoard } from './board.ts';
import { measureEnvelope } from './envelope.ts';
import { addRewards, publishAll, running, stopAll } from './offers.ts';

const players = 32;
const variants = {
  none: 'bets without a promotion',
  counted: `bets with ${running} running promotions`,
  claims: `rewards claimed, of ${running} promotions`,
} as const;
const betsAtLeast = 0.8;
/** A claim is a transaction of its own; spins share theirs. */
const claimAtMost = 3;
const sizes = {
  usual: { each: 1500, count: running, members: 1_000_000, openers: 10_000 },
  smoke: { each: 60, count: 5, members: 2000, openers: 50 },
};

export async function measurePromotions(given: BenchmarkOptions): Promise<Figures> {
  const options = given.isSmoke ? { ...given, seconds: 0.3 } : given;
  const ground = await options.openGround({ players });
  const guests = ground.crowd.guests.slice(0, given.isSmoke ? 4 : players);
  try {
    const samples: Sample[] = [];
    if (!given.isSmoke) await measureRound(ground.server(), guests, 1);
    for (let round = 1; round <= options.rounds; round += 1) {
      samples.push(...(await measureTurn(ground, guests, options, round)));
      options.say(`  promotions ${round} of ${options.rounds}`);
    }
    const { members, openers } = given.isSmoke ? sizes.smoke : sizes.usual;
    const board = await measureBoard(ground, { members, seconds: options.seconds });
    const envelope = await measureEnvelope(ground, openers);
    return {
      name: 'promotions',
      notes: ['bets are counted and rewards judged in the same server meanwhile'],
      figures: [
        rateOf(samples, {
          variant: variants.counted,
          rival: variants.none,
          promised: { of: 'ratio', atLeast: betsAtLeast },
        }),
        rateOf(samples, { variant: variants.claims }),
        claimOf(samples),
        board,
        ...envelope,
        balancedBooks((await ground.books.checkBooks()).balanced),
      ],
    };
  } finally {
    await ground.close();
  }
}

/** Each comes first as often as the other: the tables grow. */
async function measureTurn(
  ground: Ground,
  guests: readonly Guest[],
  { seconds, isSmoke }: BenchmarkOptions,
  round: number,
): Promise<Sample[]> {
  const { each, count } = isSmoke ? sizes.smoke : sizes.usual;
  const bets = async (variant: string): Promise<Sample> => ({
    variant,
    ...(await measureRound(ground.server(), guests, seconds)),
  });
  const isNoneFirst = round % 2 === 1;
  const before = isNoneFirst ? [await bets(variants.none)] : [];
  const ids = await publishAll(ground, count);
  const counted = await bets(variants.counted);
  const waiting = { promotionIds: ids, each, turn: round };
  const rewards = await addRewards(ground.books.database, guests, waiting);
  const claims = { variant: variants.claims, ...(await measureClaims(ground, rewards, seconds)) };
  await stopAll(ground, ids);
  const later = isNoneFirst ? [] : [await bets(variants.none)];
  return [...before, counted, claims, ...later];
}

async function measureClaims(
  { server }: Ground,
  rewards: ReadonlyMap<Guest, string[]>,
  seconds: number,
) {
  const { siteUrl } = server();
  const guests = [...rewards.keys()];
  const { call, close } = createCaller(guests.length);
  const isLeft = () => guests.every((guest) => (rewards.get(guest)?.length ?? 0) > 0);
  const isOver = after(seconds);
  const claim = async (guest: Guest) => {
    const id = rewards.get(guest)?.pop() ?? '';
    const { status, text } = await call({
      method: 'POST',
      url: `${siteUrl}${contract.promotions.claimReward.path.replace(':id', id)}`,
      headers: {
        authorization: guest.token,
        'content-type': 'application/json',
        'idempotency-key': `claim-of-${id}`,
        language: 'EN',
      },
      body: '{}',
    });
    if (status !== 200) throw new Error(`A claim was refused: ${text}`);
  };
  try {
    return await askAgain(guests, (began) => isOver(began) || !isLeft(), claim);
  } finally {
    close();
  }
}

function claimOf(samples: readonly Sample[]): Figure {
  const p99Of = (variant: string) =>
    median(samples.filter((one) => one.variant === variant).flatMap(({ p99 }) => p99 ?? []));
  return {
    what: 'a claim, p99',
    value: p99Of(variants.claims),
    unit: 'ms',
    reference: { what: 'a spin, p99', value: p99Of(variants.counted) },
    promised: { of: 'ratio', atMost: claimAtMost },
  };
}
