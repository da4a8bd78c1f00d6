// Pays bills in the ledger's own transactions: as much of each as the payer has, the rest stays
// owed. A bill's row is locked with the purses, so that no part is paid twice. A bill to a closed
// account is refused: it stays with its payer.
import { agentPaid, houseAccount, playerAccount, type Book } from '@baize/ledger';
import type { BillPaymentWay, BillState } from '@baize/contract';
import type { Units } from '@baize/money';
import { momentsText, prepared, textsText, wholesText } from '../../../platform/database/index.ts';
import type { Saving, Tx } from '../../../platform/database/index.ts';
import type { Work } from '../../wallet/index.ts';
import { payable } from '../rules/pay.ts';
import type { BillRow } from './bill-rows.ts';

export interface PayItem {
  readonly billId: string;
  /** Null: the house. */
  readonly payerId: string | null;
  readonly payeeId: string;
  readonly currency: string;
  readonly event: 'dividend-paid' | 'salary-paid';
  readonly way: BillPaymentWay;
  /** Absent: all that is owed. */
  readonly most?: Units;
  /** Nothing is paid unless all of `most`, or all that is left, can be. */
  readonly whole?: boolean;
  readonly now: number;
}

export interface PayOutcome {
  readonly amount: Units;
  readonly state: BillState | 'gone';
  readonly owed: Units;
}

interface OpenBill {
  readonly id: string;
  /** The debtor, also when the house pays; null: the house. */
  readonly payerId: string | null;
  readonly state: BillState;
  readonly due: Units;
  readonly paid: Units;
  readonly parts: number;
  readonly forced: boolean;
  readonly overdueAt: Date;
}

interface Part {
  readonly item: PayItem;
  readonly bill: OpenBill;
  readonly amount: Units;
}

interface PayState {
  readonly bills: Map<string, OpenBill>;
  readonly parts: Part[];
  /** Payees whose account is closed. */
  readonly closed: ReadonlySet<string>;
  readonly refused: string[];
}

/** The reason of a bill whose payee closed the account. */
export const payeeLeft = 'account-closed';

/** What a bill is paid with. */
export const payItemOf = (
  bill: Pick<BillRow, 'id' | 'kind' | 'payerId' | 'payeeId' | 'currency'>,
) => ({
  billId: bill.id,
  payerId: bill.payerId,
  payeeId: bill.payeeId,
  currency: bill.currency,
  event: bill.kind === 'dividend' ? ('dividend-paid' as const) : ('salary-paid' as const),
});

const payerOf = ({ payerId, currency }: PayItem) =>
  payerId === null
    ? houseAccount('house-gaming', currency)
    : playerAccount('player-cash', payerId, currency);

type ClosedAmong = (tx: Tx, playerIds: readonly string[]) => Promise<ReadonlySet<string>>;

export const payWork = (closedAmong: ClosedAmong): Work<PayItem, PayState, PayOutcome> => ({
  name: 'agreements-pay',
  accounts: (item) => [playerAccount('player-cash', item.payeeId, item.currency), payerOf(item)],
  // A paid part is known by its bill's row.
  keys: () => [],
  load: async (tx, items) => ({
    bills: await loadBills(tx, items),
    closed: await closedAmong(tx, [...new Set(items.map(({ payeeId }) => payeeId))]),
    parts: [],
    refused: [],
  }),
  decide: payOne,
  save: (state) => [...saveRefused(state), ...savePaid(state)],
});

async function loadBills(tx: Tx, items: readonly PayItem[]): Promise<Map<string, OpenBill>> {
  const ids = [...new Set(items.map(({ billId }) => billId))].toSorted();
  const rows = await prepared<OpenBill>(tx, loadOpen, [textsText(ids)]);
  return new Map(rows.map((row) => [row.id, row]));
}

const loadOpen = {
  name: 'agreements-load-open',
  text: `select id, payer_id as "payerId", state, due, paid, parts, forced,
      overdue_at as "overdueAt"
    from agreements_bill where id = any($1::text[]) order by id for update`,
};

function payOne(item: PayItem, state: PayState, book: Book): PayOutcome {
  const bill = state.bills.get(item.billId);
  if (bill === undefined) return { amount: 0n, state: 'gone', owed: 0n };
  if (state.closed.has(item.payeeId)) return refuseOne(bill, state);
  return payOpen({ item, bill }, state, book);
}

function refuseOne(bill: OpenBill, { bills, refused }: PayState): PayOutcome {
  if (!isOpen(bill.state)) return { amount: 0n, state: bill.state, owed: 0n };
  bills.set(bill.id, { ...bill, state: 'refused' });
  refused.push(bill.id);
  return { amount: 0n, state: 'refused', owed: 0n };
}

function payOpen(
  { item, bill }: Omit<Part, 'amount'>,
  { bills, parts }: PayState,
  book: Book,
): PayOutcome {
  const cash = item.payerId === null ? undefined : book.balance(payerOf(item));
  const amount = payable({ ...bill, cash, most: item.most });
  // A run may have paid a part since the bill was read.
  const left = bill.due - bill.paid;
  const most = item.most !== undefined && item.most < left ? item.most : left;
  const isShort = item.whole === true && item.most !== undefined && amount < most;
  if (amount === 0n || isShort) return { amount: 0n, state: bill.state, owed: owedOf(bill) };
  const part = bill.parts + 1;
  const posted = book.post(agentPaid({ ...item, part, amount }));
  if ('refused' in posted) return { amount: 0n, state: bill.state, owed: owedOf(bill) };
  const paid = bill.paid + amount;
  const state = paid === bill.due ? doneState(item, bill) : bill.state;
  const after = { ...bill, paid, parts: part, state };
  bills.set(bill.id, after);
  parts.push({ item, bill: after, amount });
  return { amount, state, owed: owedOf(after) };
}

const isOpen = (state: BillState): boolean => state === 'unpaid' || state === 'overdue';
const owedOf = ({ state, due, paid }: OpenBill): Units => (isOpen(state) ? due - paid : 0n);

function doneState({ way }: PayItem, { forced, payerId }: OpenBill): BillState {
  // A bill of the house is its own to pay.
  if (way === 'house') return payerId === null ? 'paid' : 'paid-by-house';
  return forced ? 'forced' : 'paid';
}

const saveRefused = ({ refused }: PayState): readonly Saving[] =>
  refused.length === 0
    ? []
    : [
        {
          name: 'agreements-save-refused',
          text: `update agreements_bill set state = 'refused', reason = $2
            where id = any($1::text[])`,
          values: [textsText(refused), payeeLeft],
        },
      ];

function savePaid({ parts }: PayState): readonly Saving[] {
  if (parts.length === 0) return [];
  const last = [...new Map(parts.map((part) => [part.bill.id, part])).values()];
  const done = last.filter(({ bill }) => !isOpen(bill.state));
  const savings: Saving[] = [
    {
      name: 'agreements-save-paid',
      text: savePaidText,
      values: [
        textsText(last.map(({ bill }) => bill.id)),
        wholesText(last.map(({ bill }) => bill.paid)),
        wholesText(last.map(({ bill }) => bill.parts)),
        textsText(last.map(({ bill }) => bill.state)),
        momentsText(last.map(({ bill, item }) => (isOpen(bill.state) ? null : item.now))),
      ],
    },
    {
      name: 'agreements-save-parts',
      text: savePartsText,
      values: [
        textsText(parts.map(({ bill }) => bill.id)),
        wholesText(parts.map(({ bill }) => bill.parts)),
        momentsText(parts.map(({ item }) => item.now)),
        wholesText(parts.map(({ amount }) => amount)),
        textsText(parts.map(({ item }) => item.way)),
      ],
    },
  ];
  return done.length === 0 ? savings : [...savings, saveStanding(done)];
}

/** How punctual payers were, in the order of their ids, so that two lanes never wait in a ring. */
function saveStanding(done: readonly Part[]): Saving {
  const byPayer = Map.groupBy(done, ({ bill }) => bill.payerId ?? '');
  const counts = [...byPayer].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const count = (holds: (part: Part) => boolean) =>
    wholesText(counts.map(([, parts]) => parts.filter(holds).length));
  const isLate = ({ item, bill }: Part) => item.now > bill.overdueAt.getTime();
  const isOwn = ({ bill }: Part) => bill.state === 'paid';
  return {
    name: 'agreements-save-standing',
    text: saveStandingText,
    values: [
      textsText(counts.map(([payerId]) => payerId)),
      count((part) => isOwn(part) && !isLate(part)),
      count((part) => isOwn(part) && isLate(part)),
      count((part) => !isOwn(part)),
    ],
  };
}

const savePaidText = `update agreements_bill as b set paid = n.paid, parts = n.parts,
    state = n.state, paid_at = n.paid_at
  from unnest($1::text[], $2::bigint[], $3::integer[], $4::text[], $5::timestamptz[])
    as n(id, paid, parts, state, paid_at)
  where b.id = n.id`;

const savePartsText = `insert into agreements_payment (bill_id, number, at, amount, way)
  select * from unnest($1::text[], $2::integer[], $3::timestamptz[], $4::bigint[], $5::text[])`;

const saveStandingText = `insert into agreements_standing
    (payer_id, paid_on_time, paid_late, forced)
  select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[])
  on conflict (payer_id) do update set
    paid_on_time = agreements_standing.paid_on_time + excluded.paid_on_time,
    paid_late = agreements_standing.paid_late + excluded.paid_late,
    forced = agreements_standing.forced + excluded.forced`;
