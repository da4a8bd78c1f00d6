// Cut connections to the database, any and at any time: a message that was answered is stored
// whole, one that was not is sent again under its id, and the books balance with what was answered.
import { isRefusal } from '@baize/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { units } from '../wagering/testing.ts';
import { readTrialBalance } from '../wallet/index.ts';
import {
  buildVendors,
  openVendorServer,
  owner,
  secret,
  type BuiltVendors,
  type VendorServer,
} from './testing.ts';

let database: Database;
let server: VendorServer;
let built: BuiltVendors;
beforeAll(async () => {
  database = await freshDatabase();
  server = await openVendorServer();
  built = await buildVendors(database);
  const { setConnection, setConnectionState } = built.vendors.actions;
  const vendor = 'SBXA';
  const apiUrl = `${server.url}/${vendor}`;
  given(
    await setConnection(
      callOf(owner, { vendor, style: 'seamless', apiUrl, secret } as const, now()),
    ),
  );
  given(await setConnectionState(callOf(owner, { vendor, state: 'on' as const }, now())));
  server.answers.set(`${vendor}/launch`, () => ({ json: { url: 'https://games.example/' } }));
});
afterAll(async () => {
  await built.close();
  await server.close();
  await database.close();
});

const now = () => built.clock.now();
const by = <const I>(input: I) => callOf({ kind: 'vendor', vendor: 'SBXA' } as const, input, now());

async function launched(playerId: string): Promise<string> {
  const player = await built.seat(playerId, '100');
  const game = { vendor: 'SBXA', gameCode: 'harbour-wheel', roomId: undefined };
  const ways = { freePlay: false, language: 'EN', backUrl: 'https://play.example' };
  await built.vendors.launch({ ...game, ...ways, player, now: now() });
  const told = server.asked.findLast(({ content }) => content['player'] === playerId);
  return String(told?.content['token']);
}

/** As a vendor does: what has no answer is sent again under the same name. */
async function untilAnswered<T>(send: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await send().catch(() => undefined);
    if (answer !== undefined) return answer;
  }
}

/** One round as its vendor tells it, every message twice. */
async function playRound(player: string, token: string, at: number): Promise<void> {
  const { takeBet, payWin, rollBackBet, endRound } = built.vendors.actions;
  const id = `${player}-${at}`;
  const named = { round: `${id}-round`, currency: 'PHP' };
  const bet = { ...named, requestId: `${id}-bet`, token, game: 'harbour-wheel', amount: '3.00' };
  const later = { ...named, player };
  const twice = async <T>(send: () => Promise<T>) => {
    const [one, other] = await Promise.all([untilAnswered(send), untilAnswered(send)]);
    expect(one).toEqual(other);
    expect(isRefusal(Object(one))).toBe(false);
  };
  const back = { ...later, requestId: `${id}-back`, bet: bet.requestId };
  const win = { ...later, requestId: `${id}-win`, amount: '5.00' };
  await twice(() => takeBet(by(bet)));
  await (at % 3 === 0 ? twice(() => rollBackBet(by(back))) : twice(() => payWin(by(win))));
  await twice(() => endRound(by({ ...later, requestId: `${id}-end` })));
}

const rounds = 6;
const cuts = 60;
const cutAll = sql`select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

test('connections cut during bets, wins and rollbacks lose and double nothing', async () => {
  const people = ['cut-a', 'cut-b'];
  const tokens = await Promise.all(people.map(launched));
  const played = people.flatMap((player, at) =>
    Array.from({ length: rounds }, (_, n) => playRound(player, tokens[at] ?? '', n)),
  );
  const cutting = async () => {
    for (let at = 0; at < cuts; at += 1) {
      await cutAll.execute(database.kysely).catch(() => undefined);
      await new Promise((next) => setTimeout(next, 5));
    }
  };
  await Promise.all([...played, cutting()]);
  for (const player of people) {
    const { cash, inPlay } = await built.ledger.balance(player, 'PHP');
    expect([cash, inPlay]).toEqual([units('108'), 0n]);
  }
  expect((await readTrialBalance(database)).balanced).toBe(true);
}, 120_000);
