// Red envelopes over real books: thousands open one at once, each gets one packet or none, and what
// nobody took returns.
import { commitment, envelopePackets } from '@baize/engines';
import { envelopeAccount } from '@baize/ledger';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/index.ts';
import { given } from '../../../platform/call/testing.ts';
import { owner } from '../../settings/testing.ts';
import { playerCaller } from '../../wagering/testing.ts';
import { readTrialBalance } from '../../wallet/index.ts';
import { buildPromotions, envelopeWith, openByMany } from '../testing.ts';
import type { EnvelopeWritten } from './rules/envelope.ts';

const second = { ...owner, staffId: 'second', username: 'second' };

async function build() {
  const database = await freshDatabase();
  const built = buildPromotions(database);
  const { actions } = built.promotions;
  const held = async (id: string) => {
    const { owner: of } = envelopeAccount(id, 'PHP');
    const { rows } = await sql<{ balance: bigint }>`select balance from ledger_account
      where owner = ${of}`.execute(database.kysely);
    return rows[0]?.balance ?? 0n;
  };
  return {
    ...built,
    database,
    actions,
    held,
    async publishEnvelope(more: Partial<EnvelopeWritten> = {}) {
      const written = envelopeWith(built.clock.now(), more);
      const made = given(await actions.createEnvelope(built.staff(written)));
      const asked = { id: made.envelopeId, version: made.version };
      return given(await actions.publishEnvelope(built.staff(asked))).envelopeId;
    },
    open: (playerId: string, id: string) => actions.openEnvelope(built.member(playerId, { id })),
    runJobs: async () => {
      const job = built.promotions.jobs.find(({ name }) => name === 'promotions-move-envelopes');
      await job?.run();
    },
  };
}

const players = (count: number) =>
  Array.from({ length: count }, (_, at) => playerCaller(`m${String(at).padStart(4, '0')}`));
const sumOf = (amounts: readonly string[]) =>
  amounts.reduce((cents, amount) => cents + Math.round(Number(amount) * 100), 0);

test('hundreds open an envelope at once: each gets one packet, or none is left', async () => {
  const built = await build();
  const envelopeId = await built.publishEnvelope({ total: '500', packets: 100 });
  expect(await built.held(envelopeId)).toBe(built.unitsOf('500'));
  const asked = players(160);
  const now = built.clock.now();
  const crowd = { envelopeId, players: [...asked, ...asked.slice(0, 40)], now };
  const { amounts, refused } = await openByMany(built.promotions, crowd);
  const own = await built.database.kysely
    .selectFrom('promotions_packet' as never)
    .select(sql<bigint>`count(distinct player_id)`.as('members'))
    .execute();
  expect(own[0]?.members).toBe(100n);
  expect(amounts.length + (refused['envelope-empty'] ?? 0)).toBe(200);
  const cash = await Promise.all(asked.map(({ playerId }) => built.cashOf(playerId)));
  expect(cash.reduce((all, one) => all + one, 0n)).toBe(built.unitsOf('500'));
  expect(cash.filter((one) => one > 0n)).toHaveLength(100);
  expect(await built.held(envelopeId)).toBe(0n);
  expect((await readTrialBalance(built.database)).balanced).toBe(true);
});

test('a member who opens again is given the same packet, also once it is over', async () => {
  const built = await build();
  const id = await built.publishEnvelope();
  const first = given(await built.open('ana', id));
  expect(await built.open('ana', id)).toEqual(first);
  built.clock.advance(2 * 3_600_000);
  await built.runJobs();
  expect(given(await built.open('ana', id)).amount).toBe(first.amount);
  expect(await built.open('bob', id)).toEqual({ refused: 'envelope-not-open' });
  expect(await built.cashOf('ana')).toBe(built.unitsOf(first.amount));
});

test('packets follow from the seed shown at the end, and the rest returns', async () => {
  const built = await build();
  const id = await built.publishEnvelope({ total: '100', packets: 10 });
  const opened = [];
  for (const playerId of ['ana', 'bob', 'cem']) opened.push(given(await built.open(playerId, id)));
  const [before] = given(await built.actions.listEnvelopes(built.member('ana', {}))).list;
  expect(before).toMatchObject({ state: 'opened', seed: null, taken: 3 });
  built.clock.advance(3_600_000);
  await built.runJobs();
  const shown = given(await built.actions.getEnvelope(built.member('bob', { id })));
  const terms = { envelopeId: id, kind: 'double-mean' as const, parts: [] };
  const packets = envelopePackets(shown.seed ?? '', {
    ...terms,
    total: built.unitsOf('100'),
    packets: 10,
  });
  expect(commitment(shown.seed ?? '')).toBe(before?.commitment);
  expect(opened.map(({ amount }) => built.unitsOf(amount))).toEqual(packets.slice(0, 3));
  expect(shown.takers.map(({ name, isOwn }) => [name, isOwn])).toEqual([
    ['a***', false],
    ['b***', true],
    ['c***', false],
  ]);
  const [staff] = given(await built.actions.findEnvelopes(built.staff({}))).list;
  const left = 10_000 - sumOf(opened.map(({ amount }) => amount));
  expect(staff).toMatchObject({ stage: 'ended', taken: 3 });
  expect(sumOf([staff?.returned ?? ''])).toBe(left);
  expect(await built.held(id)).toBe(0n);
});

test('a rain gives its amounts, and ends when it is empty', async () => {
  const built = await build();
  const parts = [
    { amount: '5', count: 1 },
    { amount: '1', count: 2 },
  ];
  const id = await built.publishEnvelope({ kind: 'rain', total: '7', packets: 3, parts });
  const { amounts } = await openByMany(built.promotions, {
    envelopeId: id,
    players: players(3),
    now: built.clock.now(),
  });
  expect(amounts.toSorted()).toEqual(['1.0000', '1.0000', '5.0000']);
  await built.runJobs();
  const shown = given(await built.actions.getEnvelope(built.member('m0000', { id })));
  expect(shown.takers).toHaveLength(3);
  expect(shown.seed).not.toBeNull();
});

test('a packet asks for its turnover, or is a bonus under its terms', async () => {
  const built = await build();
  const times = { ...envelopeWith(0).terms, times: 3 };
  const cash = await built.publishEnvelope({ total: '20', packets: 1, terms: times });
  given(await built.open('ana', cash));
  expect(await built.wallet.turnoverRequired('ana', 'PHP')).toBe(built.unitsOf('60'));
  const bonus = await built.publishEnvelope({
    total: '20',
    packets: 1,
    reward: 'bonus',
    terms: times,
  });
  given(await built.open('bob', bonus));
  await built.runJobs();
  await built.runJobs();
  expect(await built.ledger.balance('bob', 'PHP')).toMatchObject({
    cash: 0n,
    bonus: built.unitsOf('20'),
  });
  expect(await built.held(bonus)).toBe(0n);
});

test('a demo account, a member with limits and a banned one open no envelope', async () => {
  const built = await build();
  const id = await built.publishEnvelope({ roomId: 'lobby' });
  expect(built.announced).toMatchObject([{ roomId: 'lobby', envelopeId: id }]);
  const limit = { kind: 'loss', span: 'day', value: '10' } as const;
  given(await built.wagering.actions.setLimit(built.member('lim', limit)));
  built.banned.add('ban');
  const gone = { refused: 'envelope-not-found' };
  const list = async (playerId: string) =>
    given(await built.actions.listEnvelopes(built.member(playerId, {}))).list;
  for (const playerId of ['lim', 'ban']) {
    expect(await built.open(playerId, id)).toEqual(gone);
    expect(await list(playerId)).toEqual([]);
  }
  const demo = { ...built.member('dem', { id }), caller: { ...playerCaller('dem'), demo: true } };
  expect(await built.actions.openEnvelope(demo)).toEqual(gone);
  expect(await list('ana')).toMatchObject([{ envelopeId: id, state: 'open' }]);
});

test('an envelope opens and ends at its times, and is for its audience alone', async () => {
  const built = await build();
  const now = built.clock.now();
  const { audience } = envelopeWith(0);
  const id = await built.publishEnvelope({
    startsAt: now + 60_000,
    endsAt: now + 120_000,
    audience: { ...audience, levelMin: 2 },
  });
  built.levels.set('vip', 2);
  expect(await built.open('ana', id)).toEqual({ refused: 'envelope-not-found' });
  expect(await built.open('vip', id)).toEqual({ refused: 'envelope-not-open' });
  built.clock.advance(60_000);
  given(await built.open('vip', id));
  built.levels.set('late', 2);
  built.clock.advance(60_000);
  expect(await built.open('late', id)).toEqual({ refused: 'envelope-not-open' });
});

test('a dear envelope is published by a second person and can be stopped', async () => {
  const built = await build();
  const written = envelopeWith(built.clock.now(), { total: '900000', packets: 9 });
  const made = given(await built.actions.createEnvelope(built.staff(written)));
  const asked = { id: made.envelopeId, version: 1 };
  const proposed = given(await built.actions.publishEnvelope(built.staff(asked)));
  expect(proposed).toMatchObject({ stage: 'proposed', commitment: '' });
  expect(await built.actions.publishEnvelope(built.staff(asked))).toEqual({
    refused: 'promotion-second-person',
  });
  // One who opened a way into the other's account of late is the same person.
  built.related.add('owner');
  expect(await built.actions.publishEnvelope(built.staff(asked, second))).toEqual({
    refused: 'promotion-second-person',
  });
  built.related.clear();
  const published = given(await built.actions.publishEnvelope(built.staff(asked, second)));
  expect(published.stage).toBe('published');
  given(await built.open('ana', asked.id));
  const stopping = { id: asked.id, reason: 'a mistake' };
  const stopped = given(await built.actions.stopEnvelope(built.staff(stopping)));
  expect(stopped).toMatchObject({ stage: 'stopped', taken: 1 });
  expect(sumOf([stopped.returned ?? '', stopped.takenAmount])).toBe(90_000_000);
  expect(await built.held(asked.id)).toBe(0n);
  expect(await built.open('bob', asked.id)).toEqual({ refused: 'envelope-not-open' });
  expect(await built.actions.stopEnvelope(built.staff(stopping))).toEqual({
    refused: 'envelope-over',
  });
});

test('clients of the family list envelopes and open the first that is open', async () => {
  const built = await build();
  const id = await built.publishEnvelope({ total: '1', packets: 1 });
  const [listed] = given(await built.actions.getRafflePromotionStatus(built.member('ana', {})));
  expect(listed).toMatchObject({ raffleId: id, type: 'RED_ENVELOPE', status: 'open' });
  const claimed = given(await built.actions.claimRafflePromotion(built.member('ana', {})));
  expect(claimed).toEqual({ raffleId: id, amount: 1 });
  expect(await built.actions.claimRafflePromotion(built.member('bob', { raffleId: id }))).toEqual({
    refused: 'envelope-empty',
  });
});

test('an edited envelope is a draft again, and a published one is not changed', async () => {
  const built = await build();
  const written = envelopeWith(built.clock.now(), { total: '900000', packets: 9 });
  const { envelopeId: id } = given(await built.actions.createEnvelope(built.staff(written)));
  given(await built.actions.publishEnvelope(built.staff({ id, version: 1 })));
  const cheap = { ...written, total: '9' };
  const edited = await built.actions.editEnvelope(built.staff({ id, version: 1, ...cheap }));
  expect(given(edited)).toMatchObject({ stage: 'draft', version: 2, proposedBy: '' });
  const late = await built.actions.editEnvelope(built.staff({ id, version: 1, ...cheap }));
  expect(late).toEqual({ refused: 'promotion-changed' });
  given(await built.actions.publishEnvelope(built.staff({ id, version: 2 })));
  expect(await built.actions.editEnvelope(built.staff({ id, version: 2, ...cheap }))).toEqual({
    refused: 'envelope-published',
  });
});

test('staff find who took packets, the newest first', async () => {
  const built = await build();
  const id = await built.publishEnvelope();
  for (const playerId of ['ana', 'bob']) given(await built.open(playerId, id));
  const found = given(await built.actions.findPackets(built.staff({ id })));
  expect(found.list.map(({ place, username }) => [place, username])).toEqual([
    [2, 'bob'],
    [1, 'ana'],
  ]);
  const before = given(await built.actions.findPackets(built.staff({ id, before: 2 })));
  expect(before.list.map(({ username }) => username)).toEqual(['ana']);
  expect(await built.actions.findPackets(built.staff({ id: 'none' }))).toEqual({
    refused: 'envelope-not-found',
  });
});
