// The house pays what is left of a bill. The payee is told what was paid, once the books hold it.
import { payBill } from './pay-bills.ts';
import type { AgreementsPorts } from './ports.ts';
import type { BillRow } from './store/bill-rows.ts';
import { payItemOf } from './store/pay-work.ts';
import { tellNews } from './tell-news.ts';

export async function payByHouse(ports: AgreementsPorts, row: BillRow, now: number): Promise<void> {
  const { id: about, payeeId: agentId } = row;
  const { amount } = await payBill(ports, { ...payItemOf(row), payerId: null, way: 'house', now });
  if (amount === 0n) return;
  const news = 'bill-paid-by-house';
  await ports.database.transaction((tx) =>
    tellNews(ports, tx, { news, agentId, about, amount, now }),
  );
}
