// A step over many withdrawals: previewed first, then taken one by one under the digest of the
// preview. A record that changed since is left alone, one that fails stops no other, and what was
// taken before is not taken again.
import { createHash } from 'node:crypto';
import { isRefusal, type BulkAction, type OutputOf, type cashier } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { CallContext, StaffCaller } from '../../../platform/call/index.ts';
import type { CashierPorts } from '../ports.ts';
import { isClaimedByOther } from './claims.ts';
import { foreseen, outcomeOf, wasTaken } from './rules/bulk.ts';
import { needsTwo } from './rules/signature.ts';
import { signedFrom } from './shown-cases.ts';
import { readCasesById, type Case } from './store/cases.ts';
import { addBulk, readBulk, writeOutcome, type Bulk, type BulkItem } from './store/bulk.ts';

export type ShownBulk = OutputOf<typeof cashier.runBulk>;
export type StaffCall = CallContext & { readonly caller: StaffCaller };

export interface BulkAsked {
  readonly action: BulkAction;
  readonly ids: readonly string[];
  readonly remark: string;
}

export const mayPay = ({ caller }: StaffCall): boolean =>
  caller.permissions.includes('withdrawals.pay');

export async function preview(
  ports: CashierPorts,
  call: StaffCall,
  { action, ids, remark }: BulkAsked,
): Promise<ShownBulk> {
  const items = await foresee(ports, call, { action, ids: [...new Set(ids)] });
  const { staffId } = call.caller;
  const text = JSON.stringify([staffId, action, remark, items]);
  const digest = createHash('sha256').update(text).digest('hex');
  const bulk = { digest, staffId, action, remark, items };
  await ports.database.transaction((tx) => addBulk(tx, bulk, call.now));
  return shown(ports, (await readBulk(ports.database.kysely, digest)) ?? bulk);
}

async function foresee(
  ports: CashierPorts,
  { caller, now }: StaffCall,
  { action, ids }: Pick<BulkAsked, 'action' | 'ids'>,
): Promise<readonly BulkItem[]> {
  const { database, wallet, hasOpened } = ports;
  const [seen, cases] = await Promise.all([
    wallet.desk.read(ids),
    readCasesById(database.kysely, ids),
  ]);
  const records = new Map(seen.map((one) => [one.withdrawal.id, one]));
  const kept = new Map(cases.map((one) => [one.id, one]));
  const openedOf = (memberId: string) =>
    database.transaction((tx) => hasOpened(tx, { staff: caller, memberId, now }));
  const items: BulkItem[] = [];
  for (const id of ids) {
    const [record, one] = [records.get(id), kept.get(id)];
    if (!record || !one) continue;
    const facts = { ...factsOf(ports, one, caller.staffId), state: record.withdrawal.state };
    const hasOpenedIt = await openedOf(one.playerId);
    const outcome = foreseen(action, { ...facts, hasOpened: hasOpenedIt });
    items.push({ id, record: record.record, outcome });
  }
  return items;
}

const factsOf = (ports: CashierPorts, one: Case, staffId: string) => ({
  needsTwo: needsTwo(one, signedFrom(ports)),
  isClaimed: isClaimedByOther(one, staffId, ports.clock.now()),
});

export async function run(
  ports: CashierPorts,
  call: StaffCall,
  digest: string,
): Promise<ShownBulk | undefined> {
  const on = ports.database.kysely;
  const bulk = await readBulk(on, digest);
  if (!bulk || bulk.staffId !== call.caller.staffId) return undefined;
  for (const item of bulk.items) {
    if (item.outcome !== 'ready') continue;
    const outcome = await take(ports, call, bulk, item);
    await writeOutcome(on, { digest, id: item.id, outcome });
  }
  return shown(ports, (await readBulk(on, digest)) ?? bulk);
}

async function take(
  ports: CashierPorts,
  call: StaffCall,
  bulk: Bulk,
  { id, record }: BulkItem,
): Promise<BulkItem['outcome']> {
  try {
    const taken = await takeStep(ports, call, bulk, { id, record });
    if (!isRefusal(taken)) return 'done';
    const outcome = outcomeOf(taken.refused);
    const asked = { action: bulk.action, id };
    return outcome === 'changed' && (await isTaken(ports, call, asked)) ? 'done' : outcome;
  } catch (error) {
    ports.log.error({ error, withdrawal: id }, 'a step over many withdrawals failed at one');
    return 'ready';
  }
}

function takeStep(
  { wallet: { actions } }: CashierPorts,
  call: StaffCall,
  { action, remark }: Bulk,
  input: { readonly id: string; readonly record: string },
) {
  if (action === 'approve') return actions.approveWithdrawal({ ...call, input });
  if (action === 'pay') return actions.payWithdrawal({ ...call, input });
  return actions.refuseWithdrawal({ ...call, input: { ...input, remark } });
}

async function isTaken(
  { wallet }: CashierPorts,
  { caller }: StaffCall,
  { action, id }: { readonly action: BulkAction; readonly id: string },
): Promise<boolean> {
  const [now] = await wallet.desk.read([id]);
  return now !== undefined && wasTaken(action, now.withdrawal, caller.username);
}

async function shown(ports: CashierPorts, bulk: Bulk): Promise<ShownBulk> {
  const { digest, action, remark, items } = bulk;
  const cases = await readCasesById(
    ports.database.kysely,
    items.map(({ id }) => id),
  );
  const byId = new Map(cases.map((one) => [one.id, one]));
  const names = await ports.usernames([...new Set(cases.map(({ playerId }) => playerId))]);
  const told = items.flatMap(({ id, outcome }) => {
    const one = byId.get(id);
    if (!one) return [];
    const { amount, currency, playerId } = one;
    return [{ id, outcome, amount, currency, username: names.get(playerId) ?? '' }];
  });
  const counted = told.filter(({ outcome }) => outcome === 'ready' || outcome === 'done');
  const sums = new Map<string, bigint>();
  for (const { currency, amount } of counted) {
    sums.set(currency, (sums.get(currency) ?? 0n) + amount);
  }
  return {
    digest,
    action,
    remark,
    items: told.map((one) => ({ ...one, amount: printUnits(one.amount) })),
    ready: told.filter(({ outcome }) => outcome === 'ready').length,
    done: told.filter(({ outcome }) => outcome === 'done').length,
    skipped: told.length - counted.length,
    totals: [...sums].map(([currency, amount]) => ({ currency, amount: printUnits(amount) })),
  };
}
