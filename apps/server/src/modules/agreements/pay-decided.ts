// Pays a bill as staff decided. The payee reads of a payment by the house once the books hold it;
// somebody may have refused or paid the bill meanwhile, and the house has nothing left to pay.
import type { Decided } from './decide-payment.ts';
import { payBill } from './pay-bills.ts';
import type { AgreementsPorts } from './ports.ts';
import { payItemOf } from './store/pay-work.ts';
import { tellNews } from './tell-news.ts';

/** False: another step overtook it. */
export async function payDecided(
  ports: AgreementsPorts,
  { row, way, amount: most }: Decided,
  now: number,
): Promise<boolean> {
  const payerId = way === 'house' ? null : row.payerId;
  const { amount } = await payBill(ports, { ...payItemOf(row), payerId, way, most, now });
  if (way !== 'house') return true;
  if (amount === 0n) return false;
  const { id: about, payeeId: agentId } = row;
  const news = 'bill-paid-by-house';
  await ports.database.transaction((tx) =>
    tellNews(ports, tx, { news, agentId, about, amount, now }),
  );
  return true;
}
