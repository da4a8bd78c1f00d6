// Pays bills of many, from the house down: what a payer gets in one turn pays those below in the
// next. It ends when no payer with open bills has received money. What is left stays owed.
import { topicOfPlayer } from '@baize/contract';
import { printUnits, type Units } from '@baize/money';
import type { AgreementsPorts } from './ports.ts';
import { readArrearsOf, readToPay } from './store/arrears.ts';
import { payWork, type PayItem, type PayOutcome } from './store/pay-work.ts';

type Paying = Telling & Pick<AgreementsPorts, 'database' | 'clock' | 'cashOf'>;

/** As many as the ledger takes into its queue without refusing. */
const atOnce = 4000;

interface Tried {
  readonly item: PayItem;
  readonly outcome: PayOutcome;
}

/**
 * Each is tried once, and again when its payer got something. Bills of a payer with arrears and no
 * cash wait for that, so that the oldest is paid first.
 */
export async function payBills(
  ports: Paying,
  billIds: readonly string[],
  arrears: ReadonlySet<string> = new Set(),
): Promise<void> {
  let open = await readToPay(ports.database.kysely, [...new Set([...arrears, ...billIds])]);
  const late = open.filter(({ billId }) => arrears.has(billId));
  const able = await payersWithCash(ports, late);
  const poor = new Set(late.map(payerOf).filter((payer) => !able.has(payer)));
  let turn = open.filter((row) => !poor.has(payerOf(row)));
  while (turn.length > 0) {
    const tried: Tried[] = [];
    for (let at = 0; at < turn.length; at += atOnce) {
      const now = ports.clock.now();
      const some = turn.slice(at, at + atOnce).map((row) => ({ ...row, way: 'run' as const, now }));
      tried.push(...(await payAll(ports, some)));
    }
    const done = tried.filter(({ outcome }) => outcome.owed === 0n);
    const doneIds = new Set(done.map(({ item }) => item.billId));
    open = open.filter(({ billId }) => !doneIds.has(billId));
    const paid = tried.filter(({ outcome }) => outcome.amount > 0n);
    const gained = new Set(
      paid.map(({ item: { payeeId, currency } }) => nameOf(payeeId, currency)),
    );
    turn = open.filter((row) => gained.has(payerOf(row)));
  }
}

type Payer = Pick<PayItem, 'payerId' | 'currency'>;
const nameOf = (payerId: string, currency: string): string => `${payerId} ${currency}`;
const payerOf = ({ payerId, currency }: Payer): string => nameOf(payerId ?? '', currency);

async function payersWithCash(
  { cashOf }: Pick<Paying, 'cashOf'>,
  open: readonly Payer[],
): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for (const [currency, some] of Map.groupBy(open, (row) => row.currency)) {
    const payerIds = [...new Set(some.flatMap(({ payerId }) => payerId ?? []))];
    for (const [payerId] of await cashOf(payerIds, currency)) names.add(nameOf(payerId, currency));
  }
  return names;
}

type NewBill = Pick<PayItem, 'payerId' | 'payeeId' | 'currency'> & { readonly id: string };

/** Older bills that are paid before the new ones of a period. */
const arrearsMost = 20_000;

/**
 * Pays the new bills of a period after what their payers owe from before: of those who have cash,
 * or get some by these very bills.
 */
export async function payNewBills(ports: Paying, bills: readonly NewBill[]): Promise<void> {
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
  const newIds = new Set(bills.map(({ id }) => id));
  await payBills(ports, [...newIds], new Set(older.filter((id) => !newIds.has(id))));
}

const doors = new WeakMap<object, (item: PayItem) => Promise<PayOutcome>>();

/** Pays one, whole or in part, and tells both sides what moved. */
export async function payBill(ports: Telling, item: PayItem): Promise<PayOutcome> {
  const [tried] = await payAll(ports, [item]);
  if (tried === undefined) throw new Error('A payment has no outcome');
  return tried.outcome;
}

async function payAll(ports: Telling, items: readonly PayItem[]): Promise<readonly Tried[]> {
  const { bulkLane, closedAmong } = ports;
  const pay = doors.get(bulkLane) ?? bulkLane.open(payWork(closedAmong));
  doors.set(bulkLane, pay);
  const tried = await Promise.all(items.map(async (item) => ({ item, outcome: await pay(item) })));
  await tellMoved(ports, tried);
  return tried;
}

type Telling = Pick<AgreementsPorts, 'bulkLane' | 'closedAmong' | 'tellLive' | 'spendable'>;

interface Move extends Pick<PayItem, 'currency' | 'event'> {
  readonly agentId: string;
  readonly amount: Units;
}

/** Each side once, with all that it got, or paid, of these. */
async function tellMoved({ tellLive, spendable }: Telling, tried: readonly Tried[]): Promise<void> {
  const moves = Map.groupBy(
    tried.flatMap(movesOf),
    ({ agentId, currency, event, amount }) => `${agentId} ${currency} ${event} ${amount > 0n}`,
  );
  const sums = [...moves.values()].flatMap((of) => {
    const amount = of.reduce((sum, move) => sum + move.amount, 0n);
    return of.slice(0, 1).map((move) => ({ ...move, amount }));
  });
  await Promise.all(
    sums.map(async ({ agentId, currency, event, amount }) => {
      const balance = printUnits(await spendable(agentId, currency));
      const payload = { currency, balance, moved: printUnits(amount), event };
      tellLive({ topic: topicOfPlayer(agentId), event: 'balance-moved', payload });
    }),
  );
  for (const agentId of new Set(sums.map((move) => move.agentId)))
    tellLive({ topic: topicOfPlayer(agentId), event: 'bills-changed', payload: {} });
}

function movesOf({ item, outcome }: Tried): readonly Move[] {
  const { payerId, payeeId, currency, event } = item;
  const { amount } = outcome;
  if (amount === 0n) return [];
  const got = { agentId: payeeId, currency, event, amount };
  return payerId === null ? [got] : [got, { ...got, agentId: payerId, amount: -amount }];
}
