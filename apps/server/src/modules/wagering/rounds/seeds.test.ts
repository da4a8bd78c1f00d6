// Proves where seeds come from and how they follow one another: from the system's chance alone, the
// next one committed to before its client seed is chosen, and each only for so many rounds.
import { commitment } from '@baize/engines';
import { isRefusal } from '@baize/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { callOf, given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import { scriptedRandomness, systemRandomness } from '../../../platform/randomness/index.ts';
import { newSeedPair } from './store/seed.ts';
import { buildWagering, playerCaller, units } from '../testing.ts';

let database: Database;
let built: ReturnType<typeof buildWagering>;
beforeAll(async () => {
  database = await freshDatabase();
  built = buildWagering(database);
});
afterAll(async () => {
  await built.close();
  await database.close();
});

const by = <const I>(player: string, input: I) =>
  callOf(playerCaller(player), input, built.clock.now());
const look = async (player: string) => given(await built.wagering.actions.getSeed(by(player, {})));
const rotate = async (player: string, clientSeed: string) => {
  const { rotateSeed } = built.wagering.actions;
  const more = { intent: `rotate-to-${clientSeed}` };
  return given(
    await rotateSeed(callOf(playerCaller(player), { clientSeed }, built.clock.now(), more)),
  );
};

async function open(player: string, intent: string) {
  const opened = await built.wagering.openRound({
    player: playerCaller(player),
    intent,
    gameCode: 'golden-lotus-20',
    gameVersion: 'v1',
    family: 'slots',
    bet: '',
    stake: units('1'),
    now: built.clock.now(),
    paceMs: 0,
  });
  if (isRefusal(opened)) throw new Error(opened.refused);
  return opened.round;
}

async function play(player: string, rounds: number) {
  for (let round = 0; round < rounds; round += 1) {
    const opened = await open(player, `round-${built.clock.now()}-${round}`);
    await built.wagering.settleRound({ round: opened, payout: 0n, draws: [], outcome: {} });
  }
}

// @proves R87
test('the next seed is committed to before its client seed is chosen', async () => {
  const { nextCommitment } = await look('ann');
  expect((await look('ann')).nextCommitment).toBe(nextCommitment);
  const { current } = await rotate('ann', 'chosen-after-i-saw-it');
  expect(current).toMatchObject({
    commitment: nextCommitment,
    clientSeed: 'chosen-after-i-saw-it',
  });
  const after = await look('ann');
  expect(after.nextCommitment).not.toBe(nextCommitment);
  expect(after.current.commitment).toBe(nextCommitment);
  const { revealed } = await rotate('ann', 'another');
  expect(commitment(revealed.serverSeed)).toBe(nextCommitment);
});

test('a client seed is refused while the next commitment was never shown', async () => {
  await built.wagering.renewSeed({ playerId: 'hal', roundsMax: 1, now: built.clock.now() });
  const { rotateSeed } = built.wagering.actions;
  const ask = (clientSeed: string, intent: string) =>
    rotateSeed(callOf(playerCaller('hal'), { clientSeed }, built.clock.now(), { intent }));
  const unseen = { refused: 'seed-not-committed' };
  expect(await ask('before-any-look', 'first-click')).toEqual(unseen);
  const { nextCommitment, current } = await look('hal');
  const first = given(await ask('one', 'second-click'));
  expect(first.revealed.commitment).toBe(current.commitment);
  expect(first.current.commitment).toBe(nextCommitment);
  // The second in a row needs no look: the answer of the first bore the commitment.
  built.clock.advance(1);
  const second = given(await ask('two', 'third-click'));
  expect(second.current.commitment).toBe(first.nextCommitment);
  expect((await look('hal')).nextCommitment).toBe(second.nextCommitment);
  expect(await ask('one', 'second-click')).toEqual(first);
  expect(await ask('two', 'third-click')).toEqual(second);
});

test('after an automatic rotation the next commitment is shown before a client seed', async () => {
  await built.fund('ivy', '100');
  await play('ivy', 1);
  expect(
    await built.wagering.renewSeed({ playerId: 'ivy', roundsMax: 1, now: built.clock.now() }),
  ).toBe(true);
  const { rotateSeed } = built.wagering.actions;
  const asked = callOf(playerCaller('ivy'), {}, built.clock.now(), { intent: 'ivys-click' });
  expect(await rotateSeed(asked)).toEqual({ refused: 'seed-not-committed' });
});

test('parallel readings get the same next seed', async () => {
  await look('bea');
  await sql`update wagering_player set next_server_seed = null where player_id = 'bea'`.execute(
    database.kysely,
  );
  const looks = await Promise.all(Array.from({ length: 8 }, () => look('bea')));
  expect(new Set(looks.map(({ nextCommitment }) => nextCommitment)).size).toBe(1);
});

// @proves R87
test('a seed that has served its rounds is replaced; the client seed stays', async () => {
  await built.fund('cat', '100');
  const before = await look('cat');
  await play('cat', 3);
  const renew = (roundsMax: number) =>
    built.wagering.renewSeed({ playerId: 'cat', roundsMax, now: built.clock.now() });
  expect(await renew(4)).toBe(false);
  expect((await look('cat')).current).toMatchObject({ ...before.current, nonce: 3 });
  const renewed = await Promise.all([renew(3), renew(3), renew(3)]);
  expect(renewed.filter(Boolean)).toHaveLength(1);
  const after = await look('cat');
  expect(after.current).toMatchObject({
    commitment: before.nextCommitment,
    clientSeed: before.current.clientSeed,
    nonce: 0,
  });
  expect(after.revealed[0]).toMatchObject({ commitment: before.current.commitment, nonce: 3 });
  expect(await renew(3)).toBe(false);
});

// @proves R87
test('while a round is open its seed is not renewed', async () => {
  await built.fund('dan', '100');
  const round = await open('dan', 'open');
  const asked = { playerId: 'dan', roundsMax: 1, now: built.clock.now() };
  expect(await built.wagering.renewSeed(asked)).toBe(false);
  expect((await look('dan')).current.commitment).toBe(round.commitment);
  await built.wagering.settleRound({ round, payout: 0n, draws: [], outcome: {} });
  expect(await built.wagering.renewSeed(asked)).toBe(true);
  expect(await built.wagering.renewSeed({ ...asked, playerId: 'nobody' })).toBe(false);
});

// @proves R87
test('a server seed is 256 bits of system randomness and nothing else', () => {
  const bytes = Uint8Array.from({ length: 32 }, (_, at) => 8 * at);
  const chance = scriptedRandomness([bytes, new Uint8Array(12), new Uint8Array(10)]);
  const { serverSeed, commitment: shown } = newSeedPair(chance);
  expect(serverSeed).toBe(Buffer.from(bytes).toString('hex'));
  expect(shown).toBe(commitment(serverSeed));
  expect(() => chance.bytes(1)).toThrow('Only 3 chunks');
});

// @proves R87
test('seeds made at the same clock time differ', async () => {
  const pairs = Array.from({ length: 1000 }, () => newSeedPair(systemRandomness));
  expect(new Set(pairs.map(({ serverSeed }) => serverSeed)).size).toBe(1000);
  const looks = await Promise.all(['eve', 'fay', 'gil'].map(look));
  expect(new Set(looks.map(({ current }) => current.commitment)).size).toBe(3);
});
