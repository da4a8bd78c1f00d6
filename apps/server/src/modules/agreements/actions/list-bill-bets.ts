// A member's rounds that were settled in a bill's period while the member stood below the payee;
// the member must have counted for the bill.
import { isRefusal, refuse, type agreements } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import { pageOf } from '../asked-page.ts';
import { termsOfBill } from '../bill-shown.ts';
import { ownBill } from '../own-bill.ts';
import type { AgreementsPorts } from '../ports.ts';
import { readTerms } from '../rules/terms.ts';
import type { BillRow } from '../store/bill-rows.ts';

export const listBillBets =
  (ports: AgreementsPorts): Action<typeof agreements.listBillBets> =>
  async ({ caller, input, locale }) => {
    const found = await ownBill(ports, input.id, caller.playerId);
    if (isRefusal(found)) return found;
    const { row } = found;
    if (!(await hasCounted(ports, row, input.customerId))) return refuse('member-not-found');
    const page = pageOf(input);
    const { list, total } = await ports.settledRounds({
      playerId: input.customerId,
      ...windowOf(row),
      spans: await ports.placedBelow({ agentId: row.payeeId, memberId: input.customerId }),
      ...page.cut,
    });
    const bets = list.map(({ roundId, settledAt, vendor, gameCode, stake, payout }) => ({
      roundId,
      settledAt: settledAt.getTime(),
      gameCode,
      gameName: ports.gameName(vendor, gameCode, locale),
      stake: printUnits(stake),
      payout: printUnits(payout),
    }));
    return { list: bets, total, ...page.told(total) };
  };

const windowOf = ({ startsAt, endsAt, currency }: BillRow) => ({
  from: startsAt.getTime(),
  until: endsAt.getTime(),
  currency,
});

async function hasCounted(
  ports: AgreementsPorts,
  row: BillRow,
  memberId: string,
): Promise<boolean> {
  if (memberId === row.payeeId && !readTerms(await termsOfBill(ports, row)).includeSelf)
    return false;
  const days = await ports.facts.memberDays(memberId, row.payeeId, windowOf(row));
  return days.length > 0;
}
