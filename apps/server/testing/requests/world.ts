// The world that requests are sent into: a real server on a database of its own, people signed in,
// money in every state, a log of what changes, and what is known of it.
import { identity } from '@baize/contract';
import { createChance } from '../chance.ts';
import type { ModuleParts } from '../../src/platform/module/index.ts';
import { buildServer, fakeClock, freshDatabase, type FakeClock } from '../index.ts';
import type { BuiltServer, Database } from '../index.ts';
import { openChangeLog, type ChangeLog } from './changes.ts';
import { openKnown, type Known } from './known.ts';
import { openPeople, type People } from './people.ts';
import { prefixesOf } from './nouns.ts';
import { stockContracts } from './stock-contracts.ts';
import { stockMoney } from './stock-money.ts';
import { stockRebates } from './stock-rebates.ts';
import { stockRewards } from './stock-rewards.ts';

export interface World {
  readonly built: BuiltServer;
  readonly database: Database;
  readonly clock: FakeClock;
  readonly people: People;
  readonly known: Known;
  readonly changes: ChangeLog;
  /** A session of a member that has ended. */
  readonly endedToken: string;
  /** What the nouns' modules do by time, now. */
  readonly timedWork: () => Promise<void>;
  /** Everybody who ever stood above: they go on seeing what was counted below them. */
  readonly uplinesOf: (playerId: string) => readonly string[];
  /** Somebody may have moved, or joined. */
  readonly learnLines: () => Promise<void>;
  close(): Promise<void>;
}

/** Nouns that are tried among rewards. */
const rewarding: ReadonlySet<string> = new Set(['promotions', 'points']);

export async function openWorld(seed: string, nouns: readonly string[]): Promise<World> {
  const database = await freshDatabase();
  const clock = fakeClock();
  const chance = createChance(`${seed}/server`);
  const randomness = { bytes: (length: number) => chance.bytes(length) };
  const built = await buildServer({ database, clock, randomness });
  const people = await openPeople(built);
  await stockMoney({ built, people });
  if (nouns.some((noun) => rewarding.has(noun))) await stockRewards({ built, people });
  if (nouns.includes('agreements')) await stockContracts({ people, database, now: clock.now() });
  if (nouns.includes('rebates')) await stockRebates({ people, database, now: clock.now() });
  const endedToken = await people.door.memberAgain();
  await people.door.call(identity.logout, {}, { token: endedToken });
  const timedWork = () => runJobs(built, nouns);
  await timedWork();
  const uplines = new Map<string, Set<string>>();
  const learnLines = () => addUplines(database, uplines);
  await learnLines();
  return {
    built,
    database,
    clock,
    people,
    known: await openKnown(database.pool, [...new Set([...prefixesOf(nouns), 'wallet_'])]),
    changes: await openChangeLog(database.pool, [...prefixesOf(nouns), 'replay_']),
    endedToken,
    timedWork,
    uplinesOf: (playerId) => [...(uplines.get(playerId) ?? [])],
    learnLines,
    async close() {
      people.door.close();
      await built.close();
      await database.close();
    },
  };
}

/** The timed work of the nouns' modules, once. */
async function runJobs({ server }: BuiltServer, nouns: readonly string[]): Promise<void> {
  const modules = Object.entries<ModuleParts>({ ...server.modules });
  const asked = modules.filter(([name]) => nouns.includes(name));
  for (const job of asked.flatMap(([, { jobs }]) => jobs)) await job.run();
}

async function addUplines({ pool }: Database, uplines: Map<string, Set<string>>): Promise<void> {
  const { rows } = await pool.query<{ id: string; upline: string }>(
    'select id, upline_id as upline from identity_player where upline_id is not null',
  );
  const above = new Map(rows.map(({ id, upline }) => [id, upline]));
  for (const { id } of rows) {
    const line = uplines.get(id) ?? new Set();
    for (let at = above.get(id); at !== undefined; at = above.get(at)) line.add(at);
    uplines.set(id, line);
  }
}
