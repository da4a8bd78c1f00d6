// Staff find deposits by provider, amount and day, players theirs by kind; what does not fit is
// left out.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../../testing/database.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { given } from '../../../../platform/call/testing.ts';
import { buildWallet, cashier, type BuiltWallet } from '../../testing.ts';
import { ana, channelOf, offer, started } from '../testing.ts';

let database: Database;
let built: BuiltWallet;
const [qr, manual] = [channelOf('qr'), channelOf('manual')];

beforeEach(async () => {
  database = await freshDatabase();
  built = buildWallet(database);
  await offer(built, qr, manual);
});

afterEach(async () => {
  await built.wallet.stop();
  await database.close();
});

async function find(input: Parameters<typeof built.actions.listDepositsOfAll>[0]['input']) {
  const found = built.actions.listDepositsOfAll({ ...built.context(), caller: cashier, input });
  return given(await found).list.map(({ id }) => id);
}

test('staff find deposits by provider, by amount and by day', async () => {
  const small = await started(built, qr, { amount: 200, intent: 'a' });
  const large = await started(built, manual, { amount: 900, intent: 'b' });
  const now = built.clock.now();
  expect(await find({ provider: 'house' })).toEqual([large]);
  expect(await find({ least: '200', most: '899.99' })).toEqual([small]);
  expect(await find({ least: '900.00' })).toEqual([large]);
  expect(await find({ from: now, to: now + 1 })).toHaveLength(2);
  expect(await find({ to: now })).toEqual([]);
  expect(await find({ from: now + 1 })).toEqual([]);
});

test('players find theirs by kind', async () => {
  await started(built, qr, { amount: 200, intent: 'a' });
  const id = await started(built, manual, { amount: 900, intent: 'b' });
  const call = { ...built.context(), caller: ana, input: { kind: 'manual' as const } };
  expect(given(await built.actions.listDeposits(call)).list).toMatchObject([{ transId: id }]);
});
