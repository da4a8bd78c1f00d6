// Pays a bill as staff decided. The payee reads of a payment by the house once the books hold it.
import type { Decided } from './decide-payment.ts';
import { payBill } from './pay-bills.ts';
import type { AgreementsPorts } from './ports.ts';
import { payItemOf } from './store/pay-work.ts';
import { tellNews } from './tell-news.ts';

export async function payDecided(
  ports: AgreementsPorts,
  { row, way, amount: most }: Decided,
  now: number,
): Promise<void> {
  const payerId = way === 'house' ? null : row.payerId;
  const { amount } = await payBill(ports, { ...payItemOf(row), payerId, way, most, now });
  if (way !== 'house' || amount === 0n) return;
  const { id: about, payeeId: agentId } = row;
  const news = 'bill-paid-by-house';
  await ports.database.transaction((tx) =>
    tellNews(ports, tx, { news, agentId, about, amount, now }),
  );
}
