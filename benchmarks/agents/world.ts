// A house with a large tree of agents: a server without timed work on a database of its own, whose
// clock stands on the afternoon of a fixed day, and as many members and figures as are asked for.
import {
  buildServer,
  callOf,
  fakeClock,
  given,
  openDurableBooks,
  staffMember,
  type BuiltServer,
  type DurableBooks,
  type FakeClock,
} from '@baize/server/testing';
import { dayAt, startOfDay } from '@baize/money';
import type { BenchmarkOptions } from '../figures.ts';
import { fillPast } from './past.ts';
import { fillTree, type Tree } from './tree.ts';

export interface World {
  readonly books: DurableBooks;
  readonly built: BuiltServer;
  readonly modules: BuiltServer['server']['modules'];
  readonly clock: FakeClock;
  readonly tree: Tree;
  /** The number of the day on which the clock stands. */
  readonly day: number;
  close(): Promise<void>;
}

/** Of the house, on the last day of a month. */
const noon = '2026-11-30T04:00:00Z';
export const hourMs = 3_600_000;
export const currency = 'PHP';
/** So much of the day is over: its windows have been counted and summed up. */
const hoursOver = 14;

export async function openWorld(options: BenchmarkOptions, members: number): Promise<World> {
  const shared = await options.openBooks();
  const books = await openDurableBooks(shared.serverUrl);
  const day = dayAt(Date.parse(noon));
  const clock = fakeClock(startOfDay(day) + hoursOver * hourMs);
  const built = await buildServer({ database: books.database, clock });
  const close = async () => {
    await built.close();
    await books.close();
    await shared.close();
  };
  try {
    // Timed work is run by hand.
    await built.server.platform.jobs.stop();
    const { modules } = built.server;
    const switched = { module: 'AGENTPOLICY3', on: true } as const;
    given(await modules.settings.actions.turnModule(callOf(staffMember, switched, clock.now())));
    const template =
      (await modules.identity.enrol({ username: 'template', type: 0, password })) ?? '';
    const tree = await fillTree(books.database, { template, members });
    options.say(`  ${members} members stand below ${tree.agents} agents`);
    await fillPast(books.database, { day, until: clock.now() });
    await modules.facts.countFacts();
    options.say('  their figures are counted');
    return { books, built, modules, clock, tree, day, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const password = 'Quietriver2468';

/** Timed work of a module, once. */
export async function runJob(
  { jobs }: { readonly jobs: readonly { readonly name: string; run(): Promise<void> }[] },
  name: string,
): Promise<void> {
  const job = jobs.find((one) => one.name === name);
  if (!job) throw new Error(`There is no timed work ${name}`);
  await job.run();
}
