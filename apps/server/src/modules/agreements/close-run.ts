// Closes a period of a kind of agreements: counts each that was in force, writes its bill once, and
// has it paid. A run that broke off goes on from its cursor; two processes take turns.
import type { AgreementsPorts } from './ports.ts';
import { countPeriod } from './count-period.ts';
import { payNewBills } from './pay-bills.ts';
import { readTerms } from './rules/terms.ts';
import { addBills, type NewBill } from './store/bill-writer.ts';
import {
  closeRunRow,
  lockRun,
  noteProgress,
  openRun,
  readInForce,
  type InForce,
  type Run,
} from './store/runs.ts';

/** Each time the members of the house are read once. */
const chunkSize = 20_000;
const dayMs = 24 * 3_600_000;

export async function closeRun(ports: AgreementsPorts, run: Run): Promise<void> {
  await openRun(ports.database.kysely, run);
  let isOpen = true;
  while (isOpen) {
    const { isMore, bills } = await ports.database.transaction((tx) => closeChunk(ports, tx, run));
    isOpen = isMore;
    await payNewBills(ports, bills);
  }
}

type Tx = Parameters<Parameters<AgreementsPorts['database']['transaction']>[0]>[0];

interface Chunk {
  readonly isMore: boolean;
  /** New ones with something to pay. */
  readonly bills: readonly NewBill[];
}

async function closeChunk(ports: AgreementsPorts, tx: Tx, run: Run): Promise<Chunk> {
  const { id, span } = run;
  const after = await lockRun(tx, id);
  if (after === undefined) return { isMore: false, bills: [] };
  const inForce = await readInForce(tx, { ...run, after, limit: chunkSize });
  const now = ports.clock.now();
  const cursor = inForce.at(-1)?.id;
  if (cursor === undefined) {
    await closeRunRow(tx, id, now);
    return { isMore: false, bills: [] };
  }
  const made = await makeBills(ports, tx, run, inForce);
  const overdueAt = now + ports.overdueDays() * dayMs;
  const added = new Set(await addBills(tx, made, { startsAt: span.from, overdueAt, now }));
  const bills = made.filter((bill) => added.has(bill.id));
  const due = bills.reduce((sum, bill) => sum + bill.due, 0n);
  const counts = { agreements: inForce.length, bills: bills.length, due };
  await noteProgress(tx, { id, cursor, ...counts });
  return { isMore: true, bills: bills.filter((bill) => bill.due > 0n) };
}

async function makeBills(
  ports: AgreementsPorts,
  tx: Tx,
  { period, span }: Run,
  inForce: readonly InForce[],
): Promise<NewBill[]> {
  const asked = inForce.map((one) => ({
    kind: one.kind,
    payeeId: one.payeeId,
    currency: one.currency,
    terms: readTerms(one.terms),
    span: { from: span.from, until: Math.min(span.until, one.endsAt?.getTime() ?? span.until) },
    carryBefore: one.carry,
  }));
  const counted = await countPeriod(ports, tx, asked);
  return inForce.flatMap((one, at) => {
    const found = counted[at];
    if (found === undefined) return [];
    const { result, figures } = found;
    // Windows in which nothing is due are told by their run alone.
    const isIdle = result.due === 0n && result.carryAfter === one.carry;
    if (period === 'five-minutes' && isIdle) return [];
    return [
      billOf(one, { ...figures, ...result, until: asked[at]?.span.until ?? span.until, span }),
    ];
  });
}

type Facts = Awaited<ReturnType<typeof countPeriod>>[number];

function billOf(
  one: InForce,
  {
    until,
    span,
    tier,
    rate,
    won: _won,
    ...counted
  }: Facts['figures'] & Facts['result'] & { readonly until: number; readonly span: Run['span'] },
): NewBill {
  return {
    ...counted,
    id: `${one.id}_${span.from.toString(36)}`,
    agreementId: one.id,
    version: one.number,
    kind: one.kind,
    period: one.period,
    payer: one.payer,
    payerId: one.payerId,
    payeeId: one.payeeId,
    currency: one.currency,
    endsAt: until,
    state: counted.due > 0n ? 'unpaid' : 'not-eligible',
    carryBefore: one.carry,
    tier: tier ?? null,
    rate: Number(rate),
  };
}
