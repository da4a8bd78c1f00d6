// Runs the world of agents, `npm run simulate:agents -- --days 92 --people 1000 --seed 7`. When a
// promise breaks it says which, on what day of which seed, and which command shows it again.
import { parseArgs } from 'node:util';
import { Broken } from '../broken.ts';
import { tallyOf } from '../tally.ts';
import { agentsHappenings } from './happenings.ts';
import { createAgentsWorld } from './world.ts';

const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '10' },
    people: { type: 'string', default: '60' },
    /** Things that somebody does in a day. */
    acts: { type: 'string', default: '60' },
    seed: { type: 'string' },
    /** Whatever has not happened in so many days. */
    exactly: { type: 'boolean', default: false },
  },
});
const say = (line: string) => void process.stdout.write(`${line}\n`);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const [days, people, acts] = [values.days, values.people, values.acts].map(Number);

/** A quarter takes a while: how far it is. */
const daysTold = 5;

async function run(): Promise<boolean> {
  const tally = tallyOf(agentsHappenings);
  say(`the world of agents of seed ${seed}: ${people} people for ${days} days`);
  const size = { people: people ?? 0, acts: acts ?? 0 };
  const simulation = await createAgentsWorld(seed, size, tally);
  let day = 0;
  try {
    while (day < (days ?? 0)) {
      day += 1;
      await simulation.day();
      if (day % daysTold === 0)
        say(`  ${day} days, ${simulation.world.checked.size} bills worked out again`);
    }
    await simulation.finish();
  } catch (error) {
    say(`\nseed ${seed}, day ${day}: ${describe(error)}`);
    const same = `--seed ${seed} --days ${day} --people ${people} --acts ${acts}`;
    say(`see it again: npm run simulate:agents -- ${same} --exactly`);
    return false;
  } finally {
    await simulation.close();
  }
  say(`seed ${seed}: ${days} days, every promise of agents kept`);
  for (const [happening, count] of tally.counts) say(`${String(count).padStart(8)}  ${happening}`);
  const missing = values.exactly ? [] : tally.missing();
  if (missing.length > 0)
    say(`these never happened, so nothing is proved about them: ${missing.join(', ')}`);
  return missing.length === 0;
}

function describe(error: unknown): string {
  if (error instanceof Broken) return `broken promise: ${error.message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

process.exit((await run()) ? 0 : 1);
