// Proves that the published script repeats a draw from its public proof alone, for every kind of
// draw, with our own chain and with drand, and that it finds every change.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { lottery, OutputOf } from '@baize/contract';
import { freshDatabase } from '../../../../testing/database.ts';
import { drandBeacon } from '../../../platform/adapters/beacon/index.ts';
import { makeChain, openRelay, type Relay } from '../../../platform/adapters/beacon/testing.ts';
import { given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import { ask, buildLottery, type Built } from '../testing.ts';

type Proof = OutputOf<typeof lottery.getLotteryDraw>;

const script = fileURLToPath(new URL('../../../../../../docs/fairness/draw.mjs', import.meta.url));
/** A minute before the lottery day ends, so that its seed is revealed with the next draw. */
const lastMinute = Date.parse('2026-11-21T23:59:10+08:00');
const drawsAt = Date.parse('2026-11-22T00:00:00+08:00');

let folder: string;
let database: Database;
let built: Built;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'draws-'));
  database = await freshDatabase();
  built = await drawnWith(database);
});
afterAll(async () => {
  await built.lottery.stop();
  await built.close();
  await database.close();
  await rm(folder, { recursive: true });
});

async function drawnWith(on: Database, how: Parameters<typeof buildLottery>[1] = {}) {
  const one = buildLottery(on, how);
  one.clock.set(lastMinute);
  await one.lottery.start();
  await one.lottery.byHand.planAhead(games.map(([gameCode]) => gameCode));
  one.clock.set(drawsAt);
  await one.lottery.byHand.drawDue();
  return one;
}

const games = [
  ['SSC_1M', '20261121-1440'],
  ['11X5_1M', '20261121-1440'],
  ['K3_1M', '20261121-1440'],
  ['PK10_1M', '20261121-1440'],
  ['PCB_1M', '20261121-1440'],
  ['LF3_1M', '20261121-1440'],
  ['LHC_5M', '20261121-0288'],
  ['KENO_5M', '20261121-0288'],
  ['VN_N_1M', '20261121-1440'],
  ['VN_S_1M', '20261121-1440'],
  ['THAI_5M', '20261121-0288'],
  ['HANOI_5M', '20261121-0288'],
  ['LAO_5M', '20261121-0288'],
  ['D4_5M', '20261121-0288'],
] as const;

const proofOf = async (gameCode: string, issue: string, of = built) =>
  given(await ask(of).getLotteryDraw({ gameCode, issue }));

const run = promisify(execFile);
let written = 0;

interface Found {
  readonly isCommitted: boolean;
  readonly isOfBeacon: boolean;
  readonly isSame: boolean;
  readonly numbers: readonly number[];
}

async function checked(proof: Proof): Promise<Found> {
  written += 1;
  const file = join(folder, `${written}.json`);
  await writeFile(file, JSON.stringify(proof));
  // It ends with a fault where something differs, and says what all the same.
  const output = await run(process.execPath, [script, file]).catch((error: unknown) => error);
  return JSON.parse((output as { readonly stdout: string }).stdout) as Found;
}

test.each(games)('%s %s comes out again', async (gameCode, issue) => {
  const proof = await proofOf(gameCode, issue);
  expect(proof.serverSeed).not.toBeNull();
  expect(await checked(proof)).toEqual({
    isCommitted: true,
    isOfBeacon: true,
    isSame: true,
    numbers: proof.numbers,
  });
});

const other = 'ab'.repeat(32);
test.each([
  ['another seed', { serverSeed: other }, { isCommitted: false, isSame: false }],
  ['another commitment', { commitment: other }, { isCommitted: false }],
  ['another beacon value', { randomness: other }, { isOfBeacon: false, isSame: false }],
  ['another beacon round', { beaconRound: 1 }, { isOfBeacon: false, isSame: false }],
  ['another chain', { beaconChain: other }, { isOfBeacon: false }],
  ['another issue', { issue: '20261121-1439' }, { isSame: false }],
] as const)('%s is found', async (_, change, found) => {
  const proof = await proofOf('SSC_1M', '20261121-1440');
  expect(await checked({ ...proof, ...change })).toMatchObject(found);
});

test('a draw by drand comes out again, and a changed signature is found', async () => {
  const fresh = await freshDatabase();
  const chain = makeChain();
  const now = () => drawsAt;
  const relay: Relay = await openRelay(now, chain);
  const beacon = drandBeacon({ relays: [relay.url], chain: chain.chain, now });
  const one = await drawnWith(fresh, { beacon });
  const proof = await proofOf('SSC_1M', '20261121-1440', one);
  expect(proof).toMatchObject({ beacon: 'drand', beaconChain: chain.chain.hash });
  expect(await checked(proof)).toMatchObject({ isOfBeacon: true, isSame: true });
  const signature = chain.signed(proof.beaconRound! + 1);
  expect(await checked({ ...proof, signature })).toMatchObject({ isOfBeacon: false });
  await one.lottery.stop();
  await one.close();
  await relay.close();
  await fresh.close();
});
