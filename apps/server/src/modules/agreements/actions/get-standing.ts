// How reliably the payer of an agreement pays, or the agent directly above: seen before signing.
import { isRefusal, refuse, type agreements } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import { readParty } from '../party.ts';
import type { AgreementsPorts } from '../ports.ts';
import { readStanding, type Standing } from '../store/standing.ts';

export const getStanding =
  (ports: AgreementsPorts): Action<typeof agreements.getStanding> =>
  async ({ caller: { playerId: readerId }, input: { agreementId } }) => {
    const on = ports.database.kysely;
    if (agreementId === undefined) {
      const above = (await ports.lineOf(readerId))[1];
      return standingShown(await readStanding(on, { payerId: above?.id ?? null, readerId }));
    }
    const party = await readParty(ports, agreementId, readerId);
    if (isRefusal(party)) return party;
    if (party.side !== 'payee') return refuse('agreement-not-found');
    return standingShown(await readStanding(on, { payerId: party.row.payerId, readerId }));
  };

export const standingShown = (standing: Standing) => ({
  paidOnTime: Number(standing.paidOnTime),
  paidLate: Number(standing.paidLate),
  unpaid: standing.unpaid,
  overdue: standing.overdue,
  forced: Number(standing.forced),
  owed: printUnits(standing.owed),
  oldestUnpaid: standing.oldest?.getTime() ?? null,
});
