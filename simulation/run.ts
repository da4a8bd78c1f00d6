// Runs the simulated world for a while, `npm run simulate -- --seconds 600 --seed 7`, or for so
// many steps and crashes, `--least 500 --crashes 10`; longer, until everything has happened once.
// When a promise breaks it says which, at what step of which seed, and which command shows it
// again.
import { parseArgs } from 'node:util';
import { Broken } from './broken.ts';
import { createSimulation, type Simulation, type World } from './world.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    /** At least so many steps, however long they take. */
    least: { type: 'string' },
    crashes: { type: 'string', default: '1' },
    seed: { type: 'string' },
    /** Exactly so many steps, whatever has not happened in them. */
    steps: { type: 'string' },
    'database-url': { type: 'string' },
  },
});

const secondsToMs = 1000;
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const began = Date.now();
/** A busy machine takes fewer steps in its time, and what is rare needs many. */
const lengthsMax = 4;
if (values['database-url']) process.env['DATABASE_URL'] = values['database-url'];

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function run(simulation: Simulation): Promise<boolean> {
  let step = 0;
  try {
    while (goesOn(simulation, step)) {
      step += 1;
      await simulation.step();
    }
    await simulation.finish();
    report(simulation, step);
    return true;
  } catch (error) {
    say(`\nseed ${seed}, step ${step}: ${describe(error)}`);
    say(`see it again: npm run simulate -- --seed ${seed} --steps ${step}`);
    return false;
  }
}

function goesOn({ world }: Simulation, steps: number): boolean {
  if (values.steps !== undefined) return steps < Number(values.steps);
  const seconds = (Date.now() - began) / secondsToMs;
  const lengths =
    values.least === undefined ? seconds / Number(values.seconds) : steps / Number(values.least);
  return lengths < 1 || (lengths < lengthsMax && unproved(world).length > 0);
}

/** Things that have happened too rarely to prove anything. */
function unproved({ tally }: World): string[] {
  const crashes = tally.counts.get('server crashed') ?? 0;
  const tooFew = crashes < Number(values.crashes) && crashes > 0;
  return [...tally.missing(), ...(tooFew ? [`${values.crashes} crashes`] : [])];
}

function describe(error: unknown): string {
  if (error instanceof Broken) return `broken promise: ${error.message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function report({ world }: Simulation, steps: number): void {
  say(`seed ${seed}: ${steps} steps, every promise kept`);
  for (const [happening, count] of world.tally.counts) {
    say(`${String(count).padStart(8)}  ${happening}`);
  }
}

say(`the world of seed ${seed} begins`);
const simulation = await createSimulation(seed);
let good = await run(simulation);
const missing = values.steps === undefined ? unproved(simulation.world) : [];
if (good && missing.length > 0) {
  say(`these never happened, so nothing is proved about them: ${missing.join(', ')}`);
  good = false;
}
await simulation.close();
process.exit(good ? 0 : 1);
