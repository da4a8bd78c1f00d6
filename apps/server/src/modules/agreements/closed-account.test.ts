// Proves that nobody is paid by a bill after the account was closed: open bills are refused with
// the closing, those that are counted later when they would be paid, and the payer keeps the money.
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { given } from '../../platform/call/testing.ts';
import { closePeriods } from './jobs/close-periods.ts';
import { payArrears } from './jobs/pay-arrears.ts';
import { readBill } from './store/bill-rows.ts';
import { agreeing, buildAgreements, termsOf, type Name } from './testing.ts';

let built: Awaited<ReturnType<typeof buildAgreements>>;
const minuteMs = 60_000;
const windowMs = 5 * minuteMs;
const salary = (rate: string) => ({ kind: 'realtime-salary' as const, terms: termsOf(rate) });

beforeEach(async () => {
  built = await buildAgreements(await freshDatabase());
  await built.books.fund(built.idOf('dan'), '1000');
  return () => built.close();
});

const cash = async (name: Name) =>
  (await built.books.ledger.balance(built.idOf(name), 'PHP')).cash / 100n;
const billsOf = async (name: Name) =>
  given(await built.agreements.actions.listBills(built.as(name, { side: 'get' as const }))).list;

async function passWindow(): Promise<void> {
  const { clock } = built;
  clock.advance(windowMs - (clock.now() % windowMs) + minuteMs);
  await built.count();
}

/** Ann owes Ben 1 % of 1,000, which the house pays her; gives the agreement of the house. */
async function owesBen(): Promise<string> {
  const { houseGives, gives } = agreeing(built);
  built.policy.houseRealTimeSalaryRateMost = '2';
  const house = await houseGives('ann', salary('1'));
  await gives('ann', 'ben', salary('1'));
  await passWindow();
  await built.play('dan', '1000', '0');
  await passWindow();
  return house;
}

const closeState = () =>
  sql`update identity_player set state = 'closed' where id = ${built.idOf('ben')}`.execute(
    built.ports.database.kysely,
  );
const ben = () => ({ playerId: built.idOf('ben'), currency: 'PHP' });
const owedTo = () => built.agreements.closing.standing(ben());

test('a bill that is counted after the closing is refused, and stays unpaid', async () => {
  await owesBen();
  expect(await owedTo()).toEqual({ owed: 0n, uncounted: ['contracts'] });
  await closeState();
  await closePeriods(built.ports)();
  expect(await billsOf('ben')).toMatchObject([
    { state: 'refused', due: '10.0000', owed: '0.0000' },
  ]);
  expect([await cash('ann'), await cash('ben')]).toEqual([1000n, 0n]);
  await payArrears(built.ports)();
  const [bill] = await billsOf('ben');
  const kept = await readBill(built.ports.database.kysely, bill?.id ?? '');
  expect(kept).toMatchObject({ reason: 'account-closed', paid: 0n });
});

test('an open bill is told before its payee leaves, and owed no more after', async () => {
  const house = await owesBen();
  // The house pays her nothing, and she has nothing.
  await sql`update agreements_agreement set starts_at = null where id = ${house}`.execute(
    built.ports.database.kysely,
  );
  await closePeriods(built.ports)();
  expect(await billsOf('ben')).toMatchObject([{ state: 'unpaid', owed: '10.0000' }]);
  expect(await owedTo()).toEqual({ owed: 100_000n, uncounted: ['contracts'] });
  const leaving = { ...ben(), username: 'ben', cardId: '', bonusShown: 0n, intent: 'leave' };
  const at = built.clock.now();
  built.told.length = 0;
  await built.ports.database.transaction((tx) =>
    built.agreements.closing.end(tx, { ...leaving, at }),
  );
  const topic = `player:${built.idOf('ann')}`;
  expect(built.told).toMatchObject([{ event: 'bills-changed', topic }]);
  expect(await billsOf('ben')).toMatchObject([{ state: 'refused', owed: '0.0000' }]);
  await built.books.fund(built.idOf('ann'), '100');
  await payArrears(built.ports)();
  expect([await cash('ann'), await cash('ben')]).toEqual([10_000n, 0n]);
});
