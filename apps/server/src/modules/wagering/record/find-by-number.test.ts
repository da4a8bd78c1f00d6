// Staff find the rounds of members by number or its beginning, through an index; rounds of demo
// accounts are left out and take no place in the list.
import { isRefusal } from '@baize/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import type { Database } from '../../../platform/database/index.ts';
import { callOf, given } from '../../../platform/call/testing.ts';
import { owner } from '../../settings/testing.ts';
import { buildWagering, playerCaller, units } from '../testing.ts';
import { numbered } from './store/number-reader.ts';

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

async function open(player: string) {
  await built.fund(player, '100');
  const opened = await built.wagering.openRound({
    player: playerCaller(player),
    intent: 'by-number',
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

async function find(number: string) {
  const { findRoundsByNumber } = built.wagering.actions;
  const { list } = given(await findRoundsByNumber(callOf(owner, { number }, built.clock.now())));
  return list.map((one) => [one.roundId, one.username, one.state]);
}

test('staff find members’ rounds by number or its beginning', async () => {
  const round = await open('nia');
  const { roundId } = round;
  const guests = await open('guest');
  expect(await find(roundId)).toEqual([[roundId, 'name of nia', 'open']]);
  const outcome = { events: [] };
  await built.wagering.settleRound({ round, payout: units('2'), draws: [[32, 5]], outcome });
  for (const letters of [6, 8, 12, 26]) {
    expect(await find(roundId.slice(0, letters))).toEqual([[roundId, 'name of nia', 'settled']]);
  }
  expect(await find(`${roundId.slice(0, 25)}${roundId.endsWith('A') ? 'B' : 'A'}`)).toEqual([]);
  expect(await find('______')).toEqual([]);
  expect(await find(guests.roundId)).toEqual([]);
});

test('staff find a vendor’s round by the vendor’s number of it or of a bet', async () => {
  await built.fund('vera', '100');
  const now = built.clock.now();
  const bet = { kind: 'bet', playerId: 'vera', currency: 'PHP', amount: units('1') } as const;
  const named = { vendor: 'SBXA', gameCode: 'harbour-wheel', round: 'table-7:0042', betRef: '' };
  const message = { ...bet, ...named, now, sessionSince: now };
  for (const requestId of ['bet.000000001', 'bet.000000002'])
    given(await built.wagering.vendorMessage({ ...message, requestId }));
  const expected = [[expect.stringMatching(/^[\w-]{26}$/u), 'name of vera', 'open']];
  expect(await find('table-7:0042')).toEqual(expected);
  expect(await find('bet.000000002')).toEqual(expected);
  const end = { ...message, kind: 'end', requestId: 'end.1', amount: 0n } as const;
  given(await built.wagering.vendorMessage(end));
  const [found = []] = await find('table-7:0042');
  expect(found[2]).toBe('settled');
  expect(await find(String(found[0]))).toEqual([found]);
  expect(await find('table-7:004')).toEqual([]);
});

/** Void rounds with these numbers, one a second, the first one oldest. */
async function write(rounds: readonly { readonly player: string; readonly number: string }[]) {
  await sql`insert into wagering_round (player_id, round_id, game_code, game_version, currency,
      state, stake, commitment, seed_id, client_seed, nonce, opened_at)
    select player, number, 'g', 'v', 'PHP', 'void', 1, 'c', 's', 'x', place,
      now() + place * interval '1 second'
    from unnest(${rounds.map(({ player }) => player)}::text[],
      ${rounds.map(({ number }) => number)}::text[]) with ordinality as r (player, number, place)
    `.execute(database.kysely);
}

const numbersOf = (first: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${first}${String(at).padStart(4, '0')}`);

test('rounds of demo accounts take no place of a member’s round', async () => {
  const guests = numbersOf('SameStartG', 60).map((number) => ({ player: 'guest', number }));
  await write([{ player: 'nia', number: 'SameStartN' }, ...guests]);
  expect(await find('SameStart')).toEqual([['SameStartN', 'name of nia', 'void']]);
});

test('the five newest of many rounds are found, newest first', async () => {
  await write(numbersOf('ManyAlike', 7).map((number) => ({ player: 'nia', number })));
  const found = await find('ManyAlike');
  expect(found.map(([number]) => number)).toEqual(numbersOf('ManyAlike', 7).slice(2).toReversed());
});

test('a round number is found over its index among many rounds', async () => {
  const { kysely } = database;
  await sql`insert into wagering_round (player_id, round_id, game_code, game_version, currency,
      state, stake, commitment, seed_id, client_seed, nonce, opened_at)
    select 'many' || n % 5000, translate(encode(sha256(n::text::bytea), 'base64'), '+/=', '-_'),
      'g', 'v', 'PHP', 'void', 1, 'c', 's', 'x', n, now() from generate_series(1, 20000) n`.execute(
    kysely,
  );
  await sql`analyze wagering_round`.execute(kysely);
  for (const number of ['AbCdEf', 'AbCdEfGhIjKlMnOpQrStUvWxYz']) {
    const page = { from: 0, count: 50 };
    const { rows } = await sql<object>`explain ${numbered(number, page)}`.execute(kysely);
    const plan = JSON.stringify(rows);
    expect(plan).toContain('wagering_round_number');
    expect(plan).not.toContain('Seq Scan');
  }
});
