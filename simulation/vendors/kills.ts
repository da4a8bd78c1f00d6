// Kills the platform, the vendor or both while they play, again and again and first in every way
// there is, or has the vendor kill itself between an answer and writing it down.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from '../chance.ts';
import type { Kept } from './processes.ts';

/** How far apart kills are; undefined: nobody is killed. */
export type Beat = { readonly every: number; readonly unit: 'seconds' | 'rounds' } | undefined;

export interface Killing {
  readonly platform: Kept;
  readonly vendor: Kept;
  readonly tally: Map<string, number>;
  readonly chance: Chance;
  readonly played: { readonly rounds: number };
  /** Tells a vendor that is up again what goes wrong, and of its very next rounds. */
  readonly tellFaults: (next?: readonly string[]) => Promise<void>;
}

const victims = ['itself', 'platform', 'both', 'vendor'] as const;
type Victim = (typeof victims)[number];

const nameOf = (victim: Victim): string =>
  `killed: ${victim === 'itself' ? 'vendor, by itself' : victim}`;

export const waysToKill: readonly string[] = victims.map(nameOf);

export function killsIn(tally: ReadonlyMap<string, number>): number {
  return waysToKill.reduce((sum, way) => sum + (tally.get(way) ?? 0), 0);
}

const lookMs = 300;

/** Until told to stop. */
export async function killNowAndThen(
  killing: Killing,
  beat: Beat,
  isOver: () => boolean,
): Promise<void> {
  const chance = killing.chance.fork('kills');
  const first = [...victims];
  for (;;) {
    const isDue = untilNext(killing, beat, chance);
    while (!isDue() && !isOver()) {
      await sleep(lookMs);
      if (await killing.vendor.revive()) await killing.tellFaults();
    }
    if (isOver()) return;
    const victim = first.shift() ?? chance.weighted({ platform: 4, vendor: 4, both: 1, itself: 2 });
    await kill(killing, victim);
  }
}

function untilNext({ played }: Killing, beat: Beat, chance: Chance): () => boolean {
  if (beat === undefined) return () => false;
  const now = () => (beat.unit === 'seconds' ? performance.now() / 1000 : played.rounds);
  const due = now() + (beat.every * chance.between(40, 160)) / 100;
  return () => now() >= due;
}

async function kill({ platform, vendor, tally, tellFaults }: Killing, victim: Victim) {
  const name = nameOf(victim);
  tally.set(name, (tally.get(name) ?? 0) + 1);
  if (victim === 'itself') return tellFaults(['kill-before-answer']);
  const killed = { platform: [platform], vendor: [vendor], both: [platform, vendor] }[victim];
  await Promise.all(killed.map((one) => one.kill()));
  if (victim !== 'platform') await tellFaults();
}
