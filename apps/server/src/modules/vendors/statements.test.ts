// Holds what one message of a vendor costs: statements are counted at the database driver, those of
// a message alone and those of many at once, which share them. A statement more is seen here before
// it is felt in every round.
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import {
  buildVendors,
  openVendorServer,
  owner,
  secret,
  type BuiltVendors,
  type VendorServer,
} from './testing.ts';

const players = 32;
/** Begin and commit included. */
const most = { bet: 11, win: 11, end: 10 } as const;
/** Of `players` messages at once, for each of them. */
const mostTogether = 0.5;

// Before the first connection, some of which keep the function that they find.
const sent = vi.spyOn(pg.Client.prototype, 'query');

let database: Database;
let server: VendorServer;
let built: BuiltVendors;
let tokens: readonly string[];
beforeAll(async () => {
  database = await freshDatabase();
  server = await openVendorServer();
  built = await buildVendors(database);
  const { setConnection, setConnectionState } = built.vendors.actions;
  const [style, apiUrl] = ['seamless' as const, `${server.url}/SBXA`];
  const by = <const I>(input: I) => callOf(owner, input, now());
  given(await setConnection(by({ vendor: 'SBXA', style, apiUrl, secret })));
  given(await setConnectionState(by({ vendor: 'SBXA', state: 'on' as const })));
  server.answers.set('SBXA/launch', () => ({ json: { url: 'https://games.example/' } }));
  const seats = Array.from({ length: players }, (_, seat) => launched(`player-${seat}`));
  tokens = await Promise.all(seats);
  // From here on tokens, players and accounts are cached.
  await together(({ bet, win, end }) => bet().then(win).then(end));
  // The launches are noted by now, so that no note is written while messages are counted.
  given(await built.vendors.actions.searchVendorLog(by({})));
});
afterAll(async () => {
  sent.mockRestore();
  await built.close();
  await server.close();
  await database.close();
});

const now = () => built.clock.now();

async function launched(playerId: string): Promise<string> {
  const player = await built.seat(playerId, '100');
  const asked = { vendor: 'SBXA', gameCode: 'wheel', roomId: undefined, player, now: now() };
  const ways = { freePlay: false, language: 'EN', backUrl: 'https://p.example' };
  await built.vendors.launch({ ...asked, ...ways });
  const told = server.asked.find(({ content }) => content['player'] === playerId);
  return String(told?.content['token']);
}

interface Messages {
  readonly bet: () => Promise<unknown>;
  readonly win: () => Promise<unknown>;
  readonly end: () => Promise<unknown>;
}
let rounds = 0;

/** A new round of one player. */
function roundOf(seat: number): Messages {
  rounds += 1;
  const round = `round-${rounds}`;
  const vendor = { kind: 'vendor', vendor: 'SBXA' } as const;
  const money = { round, currency: 'PHP', amount: '1.00' };
  const { takeBet, payWin, endRound } = built.vendors.actions;
  const [token = '', player] = [tokens[seat], `player-${seat}`];
  const of = (kind: string) => ({ requestId: `${round}-${kind}` });
  return {
    bet: async () =>
      given(await takeBet(callOf(vendor, { ...of('bet'), token, game: 'wheel', ...money }, now()))),
    win: async () => given(await payWin(callOf(vendor, { ...of('win'), player, ...money }, now()))),
    end: async () =>
      given(
        await endRound(callOf(vendor, { ...of('end'), player, round, currency: 'PHP' }, now())),
      ),
  };
}

const together = (work: (messages: Messages) => Promise<unknown>) =>
  Promise.all(Array.from({ length: players }, (_, seat) => work(roundOf(seat))));

/** Collects the statements sent to the database meanwhile. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const before = sent.mock.calls.length;
  await work();
  return sent.mock.calls.length - before;
}

test('a single message is one transaction of few statements', async () => {
  const { bet, win, end } = roundOf(0);
  const found = {
    bet: await statementsOf(bet),
    win: await statementsOf(win),
    end: await statementsOf(end),
  };
  for (const kind of ['bet', 'win', 'end'] as const) {
    expect(found[kind], kind).toBeGreaterThan(2);
    expect(found[kind], kind).toBeLessThanOrEqual(most[kind]);
  }
});

test.each(['bet', 'win', 'end'] as const)(
  'many a %s at once share their statements',
  async (kind) => {
    const before = { bet: [], win: ['bet'], end: ['bet', 'win'] } as const;
    const all = Array.from({ length: players }, (_, seat) => roundOf(seat));
    for (const earlier of before[kind]) await Promise.all(all.map((one) => one[earlier]()));
    const count = await statementsOf(() => Promise.all(all.map((one) => one[kind]())));
    expect(count).toBeLessThanOrEqual(mostTogether * players);
  },
);
