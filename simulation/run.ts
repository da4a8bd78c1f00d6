// Runs the simulated world for a while: `npm run simulate -- --seconds 60 --seed 7`; on a busy
// machine longer, until everything has happened once. When a promise breaks it says which, at what
// step of which seed, and with which command that is seen again.
import { parseArgs } from 'node:util';
import { Broken } from './broken.ts';
import { createSimulation, type Simulation } from './world.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string' },
    steps: { type: 'string' },
    'database-url': { type: 'string' },
  },
});

const secondsToMs = 1000;
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const stepsMax = values.steps === undefined ? Infinity : Number(values.steps);
const began = Date.now();
const lengthMs = stepsMax < Infinity ? Infinity : Number(values.seconds) * secondsToMs;
/** A busy machine takes fewer steps in its time, and what is rare needs many. */
const lengthsMax = 5;
if (values['database-url']) process.env['DATABASE_URL'] = values['database-url'];

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function run(simulation: Simulation): Promise<boolean> {
  let step = 0;
  try {
    while (step < stepsMax && goesOn(simulation)) {
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

function goesOn({ world }: Simulation): boolean {
  const lengths = (Date.now() - began) / lengthMs;
  return lengths < 1 || (lengths < lengthsMax && world.tally.missing().length > 0);
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
const missing = simulation.world.tally.missing();
if (good && stepsMax === Infinity && missing.length > 0) {
  say(`these never happened, so nothing is proved about them: ${missing.join(', ')}`);
  good = false;
}
await simulation.close();
process.exit(good ? 0 : 1);
