// Runs the wallet's world, `npm run simulate:wallet -- --steps 1500 --seed 7`: world after world,
// each of so many steps on a database of its own, each with its own seed. When a promise breaks it
// says which, at what step of which seed, and which command shows it again.
import { parseArgs } from 'node:util';
import { Broken } from '../broken.ts';
import { tallyOf } from '../tally.ts';
import { walletHappenings } from './happenings.ts';
import { createWalletWorld, type WalletSimulation } from './world.ts';

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

const steps = Number(values.steps);
const worldSteps = Number(values.world);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const tally = tallyOf(walletHappenings);
/** What is rare needs more steps in one run than in another. */
const lengthsMax = 3;
const say = (line: string) => void process.stdout.write(`${line}\n`);

interface Ran {
  readonly steps: number;
  readonly isGood: boolean;
}

/** `more`: whether another step is to be taken after so many. */
async function runWorld(own: number, more: (taken: number) => boolean): Promise<Ran> {
  const simulation = await createWalletWorld(own, tally);
  const ran = await runSteps(simulation, own, more);
  await simulation.close();
  return ran;
}

async function runSteps(
  simulation: WalletSimulation,
  own: number,
  more: (taken: number) => boolean,
): Promise<Ran> {
  let step = 0;
  try {
    while (step < worldSteps && more(step)) {
      step += 1;
      await simulation.step();
    }
    await simulation.finish();
    return { steps: step, isGood: true };
  } catch (error) {
    say(`\nseed ${own}, step ${step}: ${describe(error)}`);
    say(`see it again: npm run simulate:wallet -- --seed ${own} --steps ${step} --exactly`);
    return { steps: step, isGood: false };
  }
}

function describe(error: unknown): string {
  if (error instanceof Broken) return `broken promise: ${error.message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

let taken = 0;
let isGood = true;
const isProved = () => values.exactly || tally.missing().length === 0;
for (let world = 0; isGood; world += 1) {
  const before = taken;
  const more = (now: number) =>
    before + now < steps || (before + now < steps * lengthsMax && !isProved());
  if (!more(0)) break;
  say(`the wallet's world of seed ${seed + world} begins at step ${taken}`);
  const ran = await runWorld(seed + world, more);
  taken += ran.steps;
  ({ isGood } = ran);
}
if (isGood) {
  say(`seed ${seed}: ${taken} steps, every promise of the wallet kept`);
  for (const [happening, count] of tally.counts) say(`${String(count).padStart(8)}  ${happening}`);
  const missing = values.exactly ? [] : tally.missing();
  if (missing.length > 0) {
    say(`these never happened, so nothing is proved about them: ${missing.join(', ')}`);
    isGood = false;
  }
}
process.exit(isGood ? 0 : 1);
