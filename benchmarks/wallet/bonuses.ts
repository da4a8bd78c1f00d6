// Spins of members without a bonus beside those of members whose bonus has ended, and of members
// whose bonus is open and pays after their cash or before it. All spin in turn in one run.
import { unwrap } from '@baize/client';
import { createCaller } from '../ask.ts';
import { clientAt, type Guest } from '../crowd.ts';
import { rateOf, type BenchmarkOptions, type Figure, type Sample } from '../figures.ts';
import type { Ground } from '../ground.ts';
import { measureRound, spinOnce } from '../spin.ts';

const variants = {
  none: 'spins without a bonus',
  ended: 'spins after a bonus has ended',
  cashFirst: 'spins with an open bonus, cash first',
  bonusFirst: 'spins with an open bonus, bonus first',
} as const;
type Kind = keyof typeof variants;
const kinds = Object.keys(variants) as readonly Kind[];
/** Of the rate without one. */
const atLeast = { ended: 0.97, cashFirst: 0.8, bonusFirst: 0.8 } as const;

export async function measureBonuses(
  ground: Ground,
  { rounds, seconds, isSmoke, say }: BenchmarkOptions,
  groups: Readonly<Record<Kind, readonly Guest[]>>,
): Promise<Figure[]> {
  await giveBonuses(ground, groups);
  const server = ground.server();
  const samples: Sample[] = [];
  for (const kind of isSmoke ? [] : kinds) await measureRound(server, groups[kind], 1);
  for (let round = 1; round <= rounds; round += 1) {
    // Each comes first as often as the others: the tables grow.
    for (const kind of turned(kinds, round))
      samples.push({
        variant: variants[kind],
        ...(await measureRound(server, groups[kind], seconds)),
      });
    say(`  bonuses ${round} of ${rounds}`);
  }
  return (['ended', 'cashFirst', 'bonusFirst'] as const).map((kind) =>
    rateOf(samples, {
      variant: variants[kind],
      rival: variants.none,
      promised: { of: 'ratio', atLeast: atLeast[kind] },
    }),
  );
}

const turned = <T>(all: readonly T[], by: number): readonly T[] => [
  ...all.slice(by % all.length),
  ...all.slice(0, by % all.length),
];

async function giveBonuses(
  { server, crowd }: Ground,
  { ended, cashFirst, bonusFirst }: Readonly<Record<Kind, readonly Guest[]>>,
): Promise<void> {
  const { siteUrl, consoleUrl } = server();
  const owner = clientAt(consoleUrl, crowd.staffToken).wallet;
  const terms = {
    name: 'Benchmark',
    deposit: '0',
    times: 100,
    days: 30,
    stakeMax: null,
    releaseMax: null,
    sticky: false,
    reason: 'goodwill',
  } as const;
  const open = { ...terms, amount: '1000' };
  for (const { playerId: id } of cashFirst)
    unwrap(await owner.grantBonus({ ...open, id, funding: 'cash-first' }));
  for (const { playerId: id } of bonusFirst)
    unwrap(await owner.grantBonus({ ...open, id, funding: 'bonus-first' }));
  // A single spin of one unit meets the requirement.
  const small = { ...terms, amount: '1', times: 1, funding: 'cash-first' } as const;
  const { call, close } = createCaller(1);
  for (const guest of ended) {
    unwrap(await owner.grantBonus({ ...small, id: guest.playerId }));
    await spinOnce(call, siteUrl, guest);
    const { open: left } = unwrap(await clientAt(siteUrl, guest.token).wallet.listBonuses({}));
    if (left.length > 0) throw new Error('A bonus that was met is still open');
  }
  close();
}
