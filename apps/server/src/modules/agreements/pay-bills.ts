// Pays bills of many, from the house down: what a payer gets in one turn pays those below in the
// next, until nothing moves any more. What is left stays owed.
import { topicOfPlayer } from '@baize/contract';
import { printUnits, type Units } from '@baize/money';
import type { AgreementsPorts } from './ports.ts';
import { readArrearsOf, readToPay } from './store/arrears.ts';
import { payWork, type PayItem, type PayOutcome } from './store/pay-work.ts';

type Paying = Telling & Pick<AgreementsPorts, 'database' | 'clock'>;

/** As many as the ledger takes into its queue without refusing. */
const atOnce = 4000;

export async function payBills(ports: Paying, billIds: readonly string[]): Promise<void> {
  let open = billIds;
  let isMoving = open.length > 0;
  while (isMoving) {
    const rows = await readToPay(ports.database.kysely, open);
    const outcomes: PayOutcome[] = [];
    for (let at = 0; at < rows.length; at += atOnce) {
      const some = rows.slice(at, at + atOnce);
      const paid = await Promise.all(
        some.map((row) => payBill(ports, { ...row, way: 'run', now: ports.clock.now() })),
      );
      outcomes.push(...paid);
    }
    open = rows.filter((_row, at) => (outcomes[at]?.owed ?? 0n) > 0n).map(({ billId }) => billId);
    isMoving = open.length > 0 && outcomes.some(({ amount }) => amount > 0n);
  }
}

type NewBill = Pick<PayItem, 'payerId' | 'payeeId' | 'currency'> & { readonly id: string };

/** Older bills that are paid before the new ones of a period. */
const arrearsMost = 20_000;

/**
 * Pays the new bills of a period after what their payers owe from before: of those who have cash,
 * or get some by these very bills.
 */
export async function payNewBills(
  ports: Paying & Pick<AgreementsPorts, 'cashOf'>,
  bills: readonly NewBill[],
): Promise<void> {
  const older: string[] = [];
  for (const [currency, some] of Map.groupBy(bills, (bill) => bill.currency)) {
    const payees = new Set(some.map(({ payeeId }) => payeeId));
    const payers = [...new Set(some.flatMap(({ payerId }) => payerId ?? []))];
    const cash = await ports.cashOf(payers, currency);
    const payerIds = payers.filter((id) => payees.has(id) || (cash.get(id) ?? 0n) > 0n);
    if (payerIds.length === 0) continue;
    const asked = { payerIds, currency };
    older.push(...(await readArrearsOf(ports.database.kysely, asked, arrearsMost)));
  }
  await payBills(ports, [...new Set([...older, ...bills.map(({ id }) => id)])]);
}

const doors = new WeakMap<object, (item: PayItem) => Promise<PayOutcome>>();

/** Pays one, whole or in part, and tells both sides what moved. */
export async function payBill(ports: Telling, item: PayItem): Promise<PayOutcome> {
  const { bulkLane, closedAmong } = ports;
  const pay = doors.get(bulkLane) ?? bulkLane.open(payWork(closedAmong));
  doors.set(bulkLane, pay);
  const outcome = await pay(item);
  if (outcome.amount > 0n) await tellMoved(ports, item, outcome.amount);
  return outcome;
}

type Telling = Pick<AgreementsPorts, 'bulkLane' | 'closedAmong' | 'tellLive' | 'spendable'>;

async function tellMoved(
  { tellLive, spendable }: Telling,
  { payerId, payeeId, currency, event }: PayItem,
  amount: Units,
): Promise<void> {
  const moves: readonly (readonly [string, Units])[] =
    payerId === null
      ? [[payeeId, amount]]
      : [
          [payeeId, amount],
          [payerId, -amount],
        ];
  for (const [agentId, moved] of moves) {
    const topic = topicOfPlayer(agentId);
    const balance = printUnits(await spendable(agentId, currency));
    const payload = { currency, balance, moved: printUnits(moved), event };
    tellLive({ topic, event: 'balance-moved', payload });
    tellLive({ topic, event: 'bills-changed', payload: {} });
  }
}
