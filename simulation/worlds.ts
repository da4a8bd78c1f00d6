// Runs world after world, each of so many steps on a database of its own and with its own seed;
// several side by side, so that one works while another waits. When a promise breaks it says which,
// at what step of which seed, and which command shows it again.
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

export interface Told {
  readonly args: readonly string[];
  readonly say: (line: string) => void;
}

const byCommand: Told = {
  args: process.argv.slice(2),
  say: (line) => void process.stdout.write(`${line}\n`),
};

function asked(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      /** In all worlds together. */
      steps: { type: 'string', default: '1500' },
      /** Of one world at most: its tables are looked at as a whole. */
      world: { type: 'string', default: '3000' },
      /** Worlds at a time. */
      beside: { type: 'string', default: '1' },
      seed: { type: 'string' },
      /** Whatever has not happened in so many steps. */
      exactly: { type: 'boolean', default: false },
    },
  });
  return {
    steps: Number(values.steps),
    worldSteps: Number(values.world),
    beside: Number(values.beside),
    seed: Number(values.seed ?? Date.now() % 1_000_000),
    exactly: values.exactly,
  };
}

/** Gives whether every promise was kept, and everything happened that proves one. */
export async function runWorlds<H extends string>(
  worlds: Worlds<H>,
  { args, say }: Told = byCommand,
): Promise<boolean> {
  const { steps, worldSteps, beside, seed, exactly } = asked(args);
  const tally = tallyOf(worlds.happenings);
  const run: Run = { steps: 0, worlds: 0, isGood: true };
  const isProved = () => exactly || tally.missing().length === 0;
  const goesOn = () =>
    run.isGood && (run.steps < steps || (run.steps < steps * lengthsMax && !isProved()));
  const oneAfterAnother = async () => {
    while (goesOn()) {
      const own = seed + run.worlds;
      run.worlds += 1;
      say(`the world of ${worlds.name} of seed ${own} begins at step ${run.steps}`);
      const more = (taken: number) => taken < worldSteps && goesOn();
      const why = await runWorld(() => worlds.open(own, tally), run, more);
      if (why === undefined) continue;
      say(`\nseed ${own}, step ${why.step}: ${describe(why.error)}`);
      const again = `--seed ${own} --steps ${why.step} --exactly`;
      say(`see it again: npm run simulate:${worlds.name} -- ${again}`);
    }
  };
  const begunAt = performance.now();
  await Promise.all(Array.from({ length: beside }, oneAfterAnother));
  if (!run.isGood) return false;
  const seconds = (performance.now() - begunAt) / 1000;
  say(`seed ${seed}: ${run.steps} steps, every promise of ${worlds.name} kept`);
  say(`${(run.steps / seconds).toFixed(1)} steps a second`);
  return tell(tally, { exactly, say });
}

/** All worlds together. */
interface Run {
  steps: number;
  worlds: number;
  isGood: boolean;
}

/** What broke, if anything did. `more`: whether another step is to be taken after so many. */
async function runWorld(
  open: () => Promise<World>,
  run: Run,
  more: (taken: number) => boolean,
): Promise<{ readonly step: number; readonly error: unknown } | undefined> {
  let step = 0;
  let world: World | undefined;
  try {
    world = await open();
    while (more(step)) {
      step += 1;
      run.steps += 1;
      await world.step();
    }
    // Where a promise broke in another world, nobody asks any more how this one ends.
    if (run.isGood) await world.finish();
    return undefined;
  } catch (error) {
    run.isGood = false;
    return { step, error };
  } finally {
    await world?.close();
  }
}

/** Whether everything happened that proves a promise. */
function tell<H extends string>(
  tally: Tally<H>,
  { exactly, say }: { readonly exactly: boolean; readonly say: Told['say'] },
): boolean {
  for (const [happening, count] of tally.counts) say(`${String(count).padStart(8)}  ${happening}`);
  const missing = exactly ? [] : tally.missing();
  if (missing.length > 0)
    say(`these never happened, so nothing is proved about them: ${missing.join(', ')}`);
  return missing.length === 0;
}

function describe(error: unknown): string {
  if (error instanceof Broken) return `broken promise: ${error.message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
