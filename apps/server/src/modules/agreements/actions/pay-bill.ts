// The payer pays a bill from the own balance, all of it or a part.
import { isRefusal, refuse, type agreements } from '@baize/contract';
import { parseUnits } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import { billInFull, owedOf } from '../bill-shown.ts';
import { ownBill } from '../own-bill.ts';
import { payBill as pay } from '../pay-bills.ts';
import type { AgreementsPorts } from '../ports.ts';
import { readBill } from '../store/bill-rows.ts';
import { payItemOf } from '../store/pay-work.ts';

export const payBill =
  (ports: AgreementsPorts): Action<typeof agreements.payBill> =>
  async ({ caller, input: { id, amount }, now }) => {
    const found = await ownBill(ports, id, caller.playerId);
    if (isRefusal(found)) return found;
    const { row, side } = found;
    if (side !== 'payer') return refuse('bill-not-found');
    if (owedOf(row) === 0n) return refuse('bill-state-fixed');
    const asked = amount === undefined ? owedOf(row) : parseUnits(amount, { decimalsMax: 2 });
    if (asked === undefined || asked <= 0n) return refuse('amount-invalid');
    const most = asked < owedOf(row) ? asked : owedOf(row);
    const outcome = await pay(ports, { ...payItemOf(row), way: 'by-hand', most, whole: true, now });
    if (outcome.amount === 0n) {
      return refuse(outcome.owed === 0n ? 'bill-state-fixed' : 'balance-too-low');
    }
    const after = (await readBill(ports.database.kysely, id)) ?? row;
    return billInFull(ports, after, side);
  };
