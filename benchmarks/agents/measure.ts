// Agents in a house of a million members on twelve levels who place five million bets a day: what
// agents and staff wait for, timed work by window, day and month, and what counting costs bets.
import { balancedBooks, type BenchmarkOptions, type Figures } from '../figures.ts';
import { measureCounting } from './counting.ts';
import { measureReadings } from './readings.ts';
import { measureRebates } from './rebates.ts';
import { measureRuns } from './runs.ts';
import { openWorld } from './world.ts';

const sizes = {
  usual: { members: 1_000_000, asks: 400, windows: 5 },
  smoke: { members: 600, asks: 2, windows: 1 },
};
/** Of the members so many are payees of each kind of agreement. */
const contractsOfMembers = 100;

export async function measureAgents(given: BenchmarkOptions): Promise<Figures> {
  const options = given.isSmoke ? { ...given, seconds: 0.3 } : given;
  const { members, asks, windows } = sizeOf(options);
  const counting = await measureCounting(options);
  const world = await openWorld(options, members);
  try {
    const readings = await measureReadings(world, asks);
    const contracts = Math.ceil(members / contractsOfMembers);
    const runs = await measureRuns(world, { contracts, windows, say: options.say });
    const rebates = await measureRebates(world);
    const { balanced } = await world.books.checkBooks();
    return {
      name: 'agents',
      notes: [`${members} members below ${world.tree.agents} agents; 4.7 bets a member and day`],
      figures: [...readings, ...runs, ...rebates, ...counting, balancedBooks(balanced)],
    };
  } finally {
    await world.close();
  }
}

function sizeOf({ isSmoke }: BenchmarkOptions) {
  const size = isSmoke ? sizes.smoke : sizes.usual;
  const asked = Number(process.env['BENCH_ROWS'] || size.members);
  return isSmoke ? size : { ...size, members: asked };
}
