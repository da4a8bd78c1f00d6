// Proves that what comes back from a vendor's wallet is credited up to what was sent there and no
// further: the rest waits, in the books and in sight, until it is covered or somebody decides.
import { printUnits } from '@baize/money';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { PlayerCaller } from '../../platform/call/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { readTrialBalance } from '../wallet/index.ts';
import { units } from '../wagering/testing.ts';
import {
  buildVendors,
  openVendorServer,
  owner,
  secret,
  type Asked,
  type BuiltVendors,
  type VendorServer,
} from './testing.ts';

let database: Database;
let server: VendorServer;
let built: BuiltVendors;
let lying = 0n;
beforeAll(async () => {
  database = await freshDatabase();
  server = await openVendorServer();
  built = await buildVendors(database);
  actions = built.vendors.actions;
  const { setConnection, setConnectionState } = actions;
  const connection = { vendor: 'SBXD', style: 'transfer' as const, secret };
  given(await setConnection(callOf(owner, { ...connection, apiUrl: `${server.url}/SBXD` }, now())));
  given(await setConnectionState(callOf(owner, { vendor: 'SBXD', state: 'on' as const }, now())));
});
afterAll(async () => {
  await built.close();
  await server.close();
  await database.close();
});

const now = () => built.clock.now();
const done = ({ content }: Asked) => ({
  json: { requestId: content['requestId'], state: 'done', balance: printUnits(lying, 2) },
});

/** A vendor that takes what comes, and gives whatever it says lies there. */
beforeEach(() => {
  lying = 0n;
  server.answers.set('SBXD/launch', () => ({ json: { url: 'https://games.example/' } }));
  server.answers.set('SBXD/transfer/balance', () => ({ json: { balance: printUnits(lying, 2) } }));
  server.answers.set('SBXD/transfer/check', done);
  server.answers.set('SBXD/transfer/deposit', (asked) => {
    lying += units(String(asked.content['amount']));
    return done(asked);
  });
  server.answers.set('SBXD/transfer/withdraw', (asked) => {
    lying -= units(String(asked.content['amount']));
    return done(asked);
  });
});

const launch = (player: PlayerCaller) =>
  built.vendors.launch({
    vendor: 'SBXD',
    gameCode: 'canyon',
    roomId: undefined,
    player,
    freePlay: false,
    language: 'EN',
    backUrl: 'https://play.example',
    now: now(),
  });
const cashOf = async (playerId: string) => (await built.ledger.balance(playerId, 'PHP')).cash;
const bringBack = async (player: PlayerCaller) =>
  given(await built.vendors.actions.returnMoney(callOf(player, {}, now())));
const moneyOf = async (player: PlayerCaller) =>
  given(await built.vendors.actions.listMoney(callOf(player, {}, now())));
const list = async (state?: 'waiting') => {
  const asked = callOf(owner, state ? { state } : {}, now());
  return given(await built.vendors.actions.listHeldReturns(asked)).list;
};
const waitingOf = async ({ playerId }: PlayerCaller) =>
  (await list('waiting')).filter((one) => one.playerId === playerId);
let actions: BuiltVendors['vendors']['actions'];

/** Sends `sent` there and lets the vendor give back `back`. */
async function comeBackWith(player: PlayerCaller, back: string) {
  built.clock.advance(1000);
  await launch(player);
  built.clock.advance(1000);
  lying = units(back);
  return bringBack(player);
}

test('72,000 came back for 6,872: 6,872 is credited, the rest is held and listed', async () => {
  const player = await built.seat('ann', '6872');
  expect(await comeBackWith(player, '72000')).toEqual({
    returned: '6872.00',
    held: '65128.00',
    pending: false,
  });
  expect(await cashOf('ann')).toBe(units('6872'));
  expect((await moneyOf(player)).held).toMatchObject([
    { vendor: 'SBXD', amount: '65128.00', state: 'waiting', reason: '' },
  ]);
  expect(await waitingOf(player)).toMatchObject([
    { amount: '65128.00', sent: '6872.00', credited: '6872.00', username: 'ann' },
  ]);
  expect(await built.vendors.bringBack('ann')).toBe(false);
  await built.vendors.settleTransfers();
  expect(await waitingOf(player)).toHaveLength(1);
});

test('a later transfer does not release a held return', async () => {
  const player = await built.seat('bea', '100');
  await comeBackWith(player, '150');
  expect(await comeBackWith(player, '100')).toMatchObject({ returned: '100.00', held: '0.00' });
  await launch(player);
  await built.vendors.settleTransfers();
  expect(await waitingOf(player)).toMatchObject([{ amount: '50.00' }]);
});

test('staff confirm: credited once, also in parallel, and audited', async () => {
  const player = await built.seat('cat', '10');
  await comeBackWith(player, '25');
  const [held] = await waitingOf(player);
  const asked = { id: held?.id ?? '', reason: 'a win in their records' };
  const each = await Promise.all(
    [built.vendors, built.elsewhere, built.vendors].map(({ actions: { confirmHeldReturn } }) =>
      confirmHeldReturn(callOf(owner, asked, now())),
    ),
  );
  const refused = { refused: 'held-return-decided' };
  expect(each.filter((one) => 'refused' in one)).toEqual([refused, refused]);
  expect(await cashOf('cat')).toBe(units('25'));
  expect(await waitingOf(player)).toEqual([]);
  expect((await moneyOf(player)).held).toMatchObject([{ state: 'confirmed', amount: '15.00' }]);
  expect(built.audited.at(-1)).toMatchObject({
    action: 'confirm-held-return',
    subject: held?.id,
    after: { state: 'confirmed', reason: 'a win in their records' },
  });
  // A confirmed return is not counted as sent: the next excess waits again.
  expect(await comeBackWith(player, '30')).toMatchObject({ returned: '25.00', held: '5.00' });
});

test('staff reject: the vendor is owed it again, and the player sees the reason', async () => {
  const player = await built.seat('dan', '10');
  await comeBackWith(player, '25');
  const [held] = await waitingOf(player);
  const asked = { id: held?.id ?? '', reason: 'their records know of no win' };
  const { heldReturn } = given(await actions.rejectHeldReturn(callOf(owner, asked, now())));
  expect(heldReturn).toMatchObject({ state: 'rejected', decidedBy: 'owner' });
  expect(await actions.confirmHeldReturn(callOf(owner, asked, now()))).toEqual({
    refused: 'held-return-decided',
  });
  expect(await cashOf('dan')).toBe(units('10'));
  expect((await moneyOf(player)).held).toMatchObject([{ state: 'rejected', reason: asked.reason }]);
  expect(await built.vendors.bringBack('dan')).toBe(true);
});

test('staff who opened access to the account, or set the vendor, cannot confirm', async () => {
  const player = await built.seat('eve', '10');
  await comeBackWith(player, '11');
  const [held] = await waitingOf(player);
  built.openedBySame.add('eve');
  const asked = { id: held?.id ?? '', reason: 'a friend' };
  expect(await actions.confirmHeldReturn(callOf(owner, asked, now()))).toEqual({
    refused: 'second-person-needed',
  });
  expect(await cashOf('eve')).toBe(units('10'));
  built.openedBySame.delete('eve');
  built.setBySame.add('SBXD');
  expect(await actions.confirmHeldReturn(callOf(owner, asked, now()))).toEqual({
    refused: 'second-person-needed',
  });
  built.setBySame.clear();
  expect(await cashOf('eve')).toBe(units('10'));
  const unknown = callOf(owner, { id: 'nowhere', reason: 'a friend' }, now());
  expect(await actions.rejectHeldReturn(unknown)).toEqual({ refused: 'held-return-not-found' });
});

test('an unanswered deposit covers its return once it is confirmed', async () => {
  const player = await built.seat('fay', '40');
  const takes = server.answers.get('SBXD/transfer/deposit');
  server.answers.set('SBXD/transfer/deposit', (asked) => {
    takes?.(asked);
    return 'silence';
  });
  expect(await launch(player)).toBeUndefined();
  expect(await bringBack(player)).toMatchObject({ returned: '0.00', held: '40.00' });
  built.clock.advance(6000);
  await Promise.all([built.vendors.settleTransfers(), built.elsewhere.settleTransfers()]);
  await Promise.all([built.vendors.settleTransfers(), built.elsewhere.settleTransfers()]);
  expect(await cashOf('fay')).toBe(units('40'));
  expect(await waitingOf(player)).toEqual([]);
  expect(await built.vendors.bringBack('fay')).toBe(true);
});

test('parallel returns in two processes are credited once and held once', async () => {
  const player = await built.seat('gus', '100');
  await launch(player);
  lying = units('300');
  server.answers.set('SBXD/transfer/withdraw', done);
  await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      (at % 2 === 0 ? built.vendors : built.elsewhere).bringBack('gus'),
    ),
  );
  expect(await cashOf('gus')).toBe(units('100'));
  const held = (await waitingOf(player)).reduce((sum, { amount }) => sum + units(amount), 0n);
  expect(held % units('100')).toBe(0n);
  expect(held).toBeGreaterThanOrEqual(units('200'));
});

test('a vendor’s return is credited up to the sent and approved amount', async () => {
  const step = fc.record({
    back: fc.integer({ min: 0, max: 300 }),
    verdict: fc.constantFrom('wait', 'confirm', 'reject'),
  });
  let seats = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      const player = await built.seat(`law-${(seats += 1)}`, '100');
      let decided = 0n;
      for (const { back, verdict } of steps) {
        await comeBackWith(player, String(back));
        const [held] = await waitingOf(player);
        if (!held || verdict === 'wait') continue;
        const asked = callOf(owner, { id: held.id, reason: 'by the law' }, now());
        if (verdict === 'reject') given(await actions.rejectHeldReturn(asked));
        else {
          given(await actions.confirmHeldReturn(asked));
          decided += units(held.amount);
        }
      }
      const { rows } = await sql<{ sent: bigint; back: bigint; held: bigint }>`select
        coalesce(sum(amount) filter (where direction = 'in'), 0)::bigint as sent,
        coalesce(sum(amount) filter (where direction = 'out'), 0)::bigint as back,
        (select coalesce(sum(amount), 0)::bigint from vendors_held_return
          where player_id = ${player.playerId} and state <> 'confirmed') as held
        from vendors_transfer where state = 'done' and player_id = ${player.playerId}`.execute(
        database.kysely,
      );
      const [{ sent, back, held }] = rows as [(typeof rows)[0]];
      expect(back - held).toBeLessThanOrEqual(sent + decided);
      expect(await cashOf(player.playerId)).toBe(units('100') - sent + back - held);
    }),
    { numRuns: 12 },
  );
});

test('the books balance at the end and have the held amount to the unit', async () => {
  expect((await readTrialBalance(database)).balanced).toBe(true);
  const { rows } = await sql<{ player: string }>`select owner as player from ledger_account
    left join (select player_id, sum(amount) as held from vendors_held_return
      where state = 'waiting' group by player_id) as waiting on player_id = owner
    where kind = 'return-held' and balance <> coalesce(held, 0)`.execute(database.kysely);
  expect(rows).toEqual([]);
});
