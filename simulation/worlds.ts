// Runs world after world, each of so many steps on a database of its own and with its own seed.
// When a promise breaks it says which, at what step of which seed, and which command shows it
// again.
import { parseArgs } from 'node:util';
import { Broken } from './broken.ts';
import { tallyOf, type Tally } from './tally.ts';

interface World {
  step(): Promise<void>;
  finish(): Promise<void>;
  close(): Promise<void>;
}

export interface Worlds<H extends string> {
  /** As in `npm run simulate:wallet`. */
  readonly name: string;
  readonly happenings: readonly H[];
  readonly open: (seed: number, tally: Tally<H>) => Promise<World>;
}

/** What is rare needs more steps in one run than in another. */
const lengthsMax = 3;
const say = (line: string) => void process.stdout.write(`${line}\n`);

function asked() {
  const { values } = parseArgs({
    options: {
      /** In all worlds together. */
      steps: { type: 'string', default: '1500' },
      /** Of one world at most: its tables are looked at as a whole. */
      world: { type: 'string', default: '3000' },
      seed: { type: 'string' },
      /** Whatever has not happened in so many steps. */
      exactly: { type: 'boolean', default: false },
    },
  });
  return {
    steps: Number(values.steps),
    worldSteps: Number(values.world),
    seed: Number(values.seed ?? Date.now() % 1_000_000),
    exactly: values.exactly,
  };
}

/** Gives whether every promise was kept, and everything happened that proves one. */
export async function runWorlds<H extends string>(worlds: Worlds<H>): Promise<boolean> {
  const { steps, worldSteps, seed, exactly } = asked();
  const tally = tallyOf(worlds.happenings);
  const isProved = () => exactly || tally.missing().length === 0;
  let taken = 0;
  for (let world = 0; ; world += 1) {
    const before = taken;
    const more = (now: number) =>
      now < worldSteps &&
      (before + now < steps || (before + now < steps * lengthsMax && !isProved()));
    if (!more(0)) break;
    say(`the world of ${worlds.name} of seed ${seed + world} begins at step ${taken}`);
    const ran = await runWorld(worlds, tally, seed + world, more);
    taken += ran.steps;
    if (!ran.isGood) return false;
  }
  say(`seed ${seed}: ${taken} steps, every promise of ${worlds.name} kept`);
  for (const [happening, count] of tally.counts) say(`${String(count).padStart(8)}  ${happening}`);
  const missing = exactly ? [] : tally.missing();
  if (missing.length > 0)
    say(`these never happened, so nothing is proved about them: ${missing.join(', ')}`);
  return missing.length === 0;
}

/** `more`: whether another step is to be taken after so many. */
async function runWorld<H extends string>(
  { name, open }: Worlds<H>,
  tally: Tally<H>,
  seed: number,
  more: (taken: number) => boolean,
) {
  const world = await open(seed, tally);
  let steps = 0;
  try {
    while (more(steps)) {
      steps += 1;
      await world.step();
    }
    await world.finish();
    return { steps, isGood: true };
  } catch (error) {
    say(`\nseed ${seed}, step ${steps}: ${describe(error)}`);
    say(`see it again: npm run simulate:${name} -- --seed ${seed} --steps ${steps} --exactly`);
    return { steps, isGood: false };
  } finally {
    await world.close();
  }
}

function describe(error: unknown): string {
  if (error instanceof Broken) return `broken promise: ${error.message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
