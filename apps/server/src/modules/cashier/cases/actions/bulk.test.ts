// A step over many withdrawals: the preview says what would happen to each, the run takes what is
// ready one by one, one that fails or changed stops no other, and a repeated run takes nothing
// twice.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BulkAction } from '@baize/contract';
import { freshDatabase } from '../../../../../testing/database.ts';
import { given } from '../../../../platform/call/testing.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { buildCashier, staffNamed, type BuiltCashier } from '../../testing.ts';

const [ana, ben] = [staffNamed('ana'), staffNamed('ben')];
let database: Database;
let built: BuiltCashier;

beforeEach(async () => {
  database = await freshDatabase();
  built = buildCashier(database);
});
afterEach(async () => {
  const { balanced } = await built.wallet.wallet.trialBalance();
  if (!balanced) throw new Error('the books do not balance');
  await built.close();
  await database.close();
});

const preview = (
  action: BulkAction,
  ids: string[],
  more: { remark?: string; by?: typeof ana } = {},
) =>
  built.cashier.actions.previewBulk(
    built.call({ action, ids, remark: more.remark ?? '' }, more.by ?? ana),
  );
const run = (digest: string, by = ana) => built.cashier.actions.runBulk(built.call({ digest }, by));
const approve = (id: string, by = ben) =>
  built.wallet.actions.approveWithdrawal({ ...built.call({ id }, by) });
const outcomes = (bulk: { items: readonly { outcome: string }[] }) =>
  bulk.items.map(({ outcome }) => outcome);

test('a preview tells what would happen to each and changes nothing', async () => {
  const [plain, large, done, claimed] = [
    await built.withdraw('ann', 400),
    await built.withdraw('bob', 60_000),
    await built.withdraw('cat', 500),
    await built.withdraw('dan', 300),
  ];
  await approve(done);
  given(await built.cashier.actions.claimCase(built.call({ id: claimed }, ben)));
  const ids = [plain, large, done, claimed, 'nothing', plain];
  const previewed = given(await preview('approve', ids));
  expect(outcomes(previewed)).toEqual(['ready', 'needs-signatures', 'not-in-state', 'claimed']);
  expect(previewed).toMatchObject({
    ready: 1,
    done: 0,
    skipped: 3,
    totals: [{ currency: 'PHP', amount: '400.0000' }],
  });
  const [left] = await built.wallet.wallet.desk.read([plain]);
  expect(left?.withdrawal.state).toBe('pending');
});

test('a run takes what is ready, skips what changed, and may be repeated', async () => {
  const ids = [
    await built.withdraw('ann', 400),
    await built.withdraw('bob', 500),
    await built.withdraw('cat', 600),
  ];
  const { digest } = given(await preview('approve', ids));
  await approve(ids[1] ?? '');
  const first = given(await run(digest));
  expect(outcomes(first)).toEqual(['done', 'changed', 'done']);
  expect(first).toMatchObject({ done: 2, skipped: 1 });
  expect(outcomes(given(await run(digest)))).toEqual(['done', 'changed', 'done']);
  const byAna = built.audited.filter(({ staff }) => staff.username === 'ana');
  expect(byAna.filter(({ action }) => action === 'approve-withdrawal')).toHaveLength(2);
});

test('two runs of one preview at the same time take each withdrawal once', async () => {
  const ids = [await built.withdraw('ann', 400), await built.withdraw('bob', 500)];
  const { digest } = given(await preview('approve', ids));
  await Promise.all([run(digest), run(digest)]);
  expect(outcomes(given(await run(digest)))).toEqual(['done', 'done']);
  const approvals = built.audited.filter(({ action }) => action === 'approve-withdrawal');
  expect(approvals).toHaveLength(2);
});

test('many are refused with one remark, and their money goes back', async () => {
  const ids = [await built.withdraw('ann', 400), await built.withdraw('bob', 500)];
  expect(await preview('refuse', ids)).toEqual({ refused: 'remark-missing' });
  const { digest } = given(await preview('refuse', ids, { remark: 'The bank is closed' }));
  expect(outcomes(given(await run(digest)))).toEqual(['done', 'done']);
  expect((await built.books.ledger.balance('ann', 'PHP')).held).toBe(0n);
  const [one] = await built.wallet.wallet.desk.read([ids[0] ?? '']);
  expect(one?.withdrawal.remark).toBe('The bank is closed');
});

test('many are paid, and one that the provider does not take stops no other', async () => {
  const ids = [await built.withdraw('ann', 400), await built.withdraw('bob', 500)];
  for (const id of ids) await approve(id);
  const { digest } = given(await preview('pay', ids));
  built.wallet.script.mood = 'unwilling';
  expect(outcomes(given(await run(digest)))).toEqual([
    'provider-unavailable',
    'provider-unavailable',
  ]);
  built.wallet.script.mood = 'well';
  const again = given(await preview('pay', ids));
  expect(outcomes(given(await run(again.digest)))).toEqual(['done', 'done']);
  expect(built.wallet.asked).toHaveLength(2);
});

test('a preview is its maker’s own, and paying needs its permission', async () => {
  const ids = [await built.withdraw('ann', 400)];
  const { digest } = given(await preview('approve', ids));
  expect(await run(digest, ben)).toEqual({ refused: 'bulk-unknown' });
  expect(await run('0'.repeat(64))).toEqual({ refused: 'bulk-unknown' });
  const judge = staffNamed('eve', { permissions: ['withdrawals.review'] });
  expect(await preview('pay', ids, { by: judge })).toEqual({ refused: 'pay-not-allowed' });
});

test('staff who opened access to an account release none of its money in bulk', async () => {
  const ids = [await built.withdraw('ann', 400)];
  built.state.opened = [ana.staffId];
  expect(outcomes(given(await preview('approve', ids)))).toEqual(['second-person']);
});
