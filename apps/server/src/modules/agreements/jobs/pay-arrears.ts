// Pays open bills as money arrives: the oldest first, as far as the payer's cash reaches.
import type { AgreementsPorts } from '../ports.ts';
import { payBills } from '../pay-bills.ts';
import { readDebtors, readOpenOf } from '../store/arrears.ts';

const billsMax = 20_000;

export const payArrears = (ports: AgreementsPorts) => async (): Promise<void> => {
  const on = ports.database.kysely;
  const debtors = await readDebtors(on);
  const byCurrency = Map.groupBy(debtors, ({ currency }) => currency);
  for (const [currency, some] of byCurrency) {
    const ids = some.map(({ payerId }) => payerId);
    const cash = await ports.cashOf(ids, currency);
    const able = ids.filter((id) => id === '' || cash.has(id));
    if (able.length === 0) continue;
    const open = await readOpenOf(on, able, billsMax);
    await payBills(
      ports,
      open.map(({ billId }) => billId),
    );
  }
};
