// One agreement for one of its two agents.
import { isRefusal, type agreements } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { readParty } from '../party.ts';
import type { AgreementsPorts } from '../ports.ts';
import { agreementInFull } from '../shown.ts';

export const getAgreement =
  (ports: AgreementsPorts): Action<typeof agreements.getAgreement> =>
  async ({ caller, input: { id }, now }) => {
    const party = await readParty(ports, id, caller.playerId);
    return isRefusal(party) ? party : agreementInFull(ports, id, { viewer: party.side, now });
  };
