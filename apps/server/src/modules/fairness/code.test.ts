// Proves that the code which decides money and chance is held against what is on record: at start,
// every day and on demand (checkCode, getCodeChecks); that a difference stops our own games and is
// told; and that nobody changes it without a new record.
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { catalogue } from '@baize/contract';
import { buildServer, fakeClock, freshDatabase, type Database } from '../../../testing/index.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import { owner } from '../settings/testing.ts';
import {
  differingParts,
  findDecidingCode,
  hashCriticalCode,
  readReleases,
  releasesFile,
  repository,
  sourcesAt,
} from './index.ts';
import { buildFairness, isAlert } from './testing.ts';

const dayMs = 24 * 3_600_000;
/** A busy machine may take its time. */
const patient = { timeout: 20_000 };
let database: Database;
let folder: string;
beforeEach(async () => {
  database = await freshDatabase();
  // A space and a letter that addresses write otherwise: a house may lie in any folder.
  folder = await mkdtemp(join(tmpdir(), 'our códe '));
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** A copy of the critical code that a test may spoil, and a record of it. */
async function copyOfCode() {
  const { files, doors } = await findDecidingCode(sourcesAt(repository));
  for (const path of [...files.keys(), ...doors]) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await cp(new URL(path, repository), join(folder, path));
  }
  const root = pathToFileURL(`${folder}/`);
  return { root, ...(await recordOf(await hashCriticalCode(root))) };
}

async function recordOf(code: Awaited<ReturnType<typeof hashCriticalCode>>) {
  const release = { number: 1, day: '2026-11-21', why: 'a test', retested: [], games: {}, ...code };
  const file = join(folder, 'releases.json');
  await writeFile(file, JSON.stringify({ releases: [release] }));
  return { releases: pathToFileURL(file) };
}

const spoil = async (path: string) => {
  const file = join(folder, path);
  await writeFile(file, `${await readFile(file, 'utf8')}\n// 97 %\n`);
};
const engine = 'packages/engines/src/registry.ts';

// @proves R138
test('the code is the last release on record', async () => {
  const found = await hashCriticalCode();
  const last = (await readReleases(releasesFile)).at(-1);
  const changed = differingParts(found, last).join(', ');
  const how = `Changed since release ${last?.number}: ${changed}. When it is final, run
    npm run fairness:record -- "why it changed"
  which tests it once more and puts it on record. Looks and texts need no record.`;
  expect(found.hash, how).toBe(last?.hash);
  expect(last?.retested.length).toBeGreaterThan(0);
});

// @proves R98
test('every file of engines, money, ledger and draws is hashed; tests are not', async () => {
  const { root } = await copyOfCode();
  const before = await hashCriticalCode(root);
  await writeFile(join(folder, 'packages/engines/src/registry.test.ts'), '// 97 %\n');
  expect(await hashCriticalCode(root)).toEqual(before);
  for (const [path, part] of [
    [engine, 'engines'],
    ['packages/money/src/units.ts', 'money'],
    ['packages/ledger/src/entries/round-settled.ts', 'ledger'],
    ['apps/server/src/modules/wagering/rounds/store/close-work.ts', 'rounds'],
    ['apps/server/src/platform/randomness/index.ts', 'randomness'],
  ] as const) {
    const last = await hashCriticalCode(root);
    await spoil(path);
    const now = await hashCriticalCode(root);
    expect(Object.keys(now.parts).filter((one) => now.parts[one] !== last.parts[one])).toEqual([
      part,
    ]);
    expect(now.hash).not.toBe(last.hash);
  }
});

// @proves R66 R98
test('a change at run time is found within a day, and on demand', async () => {
  const code = await copyOfCode();
  const here = await buildFairness(database, code);
  const { fairness, clock } = here;
  await fairness.start();
  expect(fairness.refusalOfCode()).toBeUndefined();
  await spoil(engine);
  clock.advance(dayMs - 1);
  await fairness.code.checkWhenDue();
  expect(fairness.refusalOfCode()).toBeUndefined();
  clock.advance(1);
  await fairness.code.checkWhenDue();
  expect(fairness.refusalOfCode()).toEqual({ refused: 'game-unverified' });
  const asked = callOf(owner, {}, clock.now());
  expect(given(await fairness.actions.checkCode(asked))).toMatchObject({
    matches: false,
    differing: ['engines'],
    why: 'asked',
  });
  // Told when it began, not at every look.
  expect(here.told.filter(isAlert)).toMatchObject([{ payload: { what: 'code' } }]);
  expect(here.world.audited.map(({ action }) => action)).toEqual(['adopt-release', 'alert-code']);
  const { checks, release } = given(await fairness.actions.getCodeChecks(asked));
  expect(checks.map(({ why, matches }) => [why, matches])).toEqual([
    ['asked', false],
    ['daily', false],
    ['start', true],
  ]);
  expect(release).toMatchObject({ number: 1, why: 'a test' });
  fairness.stop();
  await here.close();
});

// @proves R98
test('a check asked by staff runs in every process', async () => {
  const code = await copyOfCode();
  const here = await buildFairness(database, code);
  const there = await buildFairness(database, { ...code, bus: here.bus, processName: 'there:2' });
  await here.fairness.start();
  await there.fairness.start();
  await here.fairness.actions.checkCode(callOf(owner, {}, here.clock.now()));
  await expect
    .poll(async () => {
      const seen = await here.fairness.actions.getCodeChecks(callOf(owner, {}, 0));
      return given(seen)
        .checks.filter(({ why }) => why === 'asked')
        .map(({ process }) => process)
        .toSorted();
    }, patient)
    .toEqual(['here:1', 'there:2']);
  here.fairness.stop();
  there.fairness.stop();
  await here.close();
  await there.close();
});

// @proves R98
test('a server with an altered record deals none of our games, and reports it', async () => {
  const code = await hashCriticalCode();
  const { releases } = await recordOf({ ...code, hash: 'f'.repeat(64) });
  const clock = fakeClock();
  const built = await buildServer({ database, clock, code: { releases, stops: true } });
  const { server } = built;
  expect(server.modules.fairness.refusalOfCode()).toEqual({ refused: 'game-unverified' });
  const query = { launchMode: 'GLS', gameId: 'golden-lotus-20', nodeId: 'golden-lotus-20' };
  const url = new URL(catalogue.launchTrial.path, built.siteUrl);
  url.search = String(new URLSearchParams(query));
  const answer = (await (await fetch(url)).json()) as { refused?: string };
  expect(answer).toMatchObject({ refused: 'game-unverified' });
  await built.close();
});

// @proves R98
test('without a record no game is dealt; in development it is only reported', async () => {
  const releases = pathToFileURL(join(folder, 'none.json'));
  const stopped = await buildFairness(database, { releases });
  expect(stopped.fairness.refusalOfCode()).toEqual({ refused: 'game-unverified' });
  await stopped.fairness.code.check('start');
  expect(stopped.fairness.refusalOfCode()).toEqual({ refused: 'game-unverified' });
  const told = await buildFairness(database, { releases, stops: false });
  await told.fairness.code.check('start');
  expect(told.fairness.refusalOfCode()).toBeUndefined();
  expect(told.told.filter(isAlert)).toHaveLength(1);
  await stopped.close();
  await told.close();
});
