// Rates of rebates: who has which, and who may set it.
import { getDownlineRebates } from './actions/get-downline-rebates.ts';
import { getGlobalRebateSettings } from './actions/get-global-rebate-settings.ts';
import { getOwnRates } from './actions/get-own-rates.ts';
import { listTeamRates } from './actions/list-team-rates.ts';
import { getMemberRates } from './actions/get-member-rates.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { getRebateBounds } from './actions/get-rebate-bounds.ts';
import { previewRebateMove } from './actions/preview-rebate-move.ts';
import { setMemberRates } from './actions/set-member-rates.ts';
import { setRebateBounds } from './actions/set-rebate-bounds.ts';
import { setRebateQuotas } from './actions/set-rebate-quotas.ts';
import { updateDownlineRebates } from './actions/update-downline-rebates.ts';
import {
  cameByLink,
  linkConfigs,
  newTerms,
  type CameByLink,
  type NewTermsAsked,
} from './new-members.ts';
import { placeRatesJob } from './jobs/place-rates.ts';
import { agentEnded, memberMoved, placeRates } from './move-line.ts';
import type { RatesPorts } from './ports.ts';

export function createRates(ports: RatesPorts) {
  const fillIn = () => placeRates(ports);
  return {
    placeRates: fillIn,
    jobs: [placeRatesJob(fillIn)],
    door: {
      newTerms: (asked: NewTermsAsked) => newTerms(ports, asked),
      linkConfigs: (invitationIds: readonly string[]) => linkConfigs(ports, invitationIds),
      cameByLink: (tx: Tx, came: CameByLink) => cameByLink(ports, tx, came),
      memberMoved: (tx: Tx, { memberId }: { readonly memberId: string }) =>
        memberMoved(ports, tx, memberId),
      agentEnded: (tx: Tx, { memberId }: { readonly memberId: string }) =>
        agentEnded(ports, tx, memberId),
    },
    actions: {
      getGlobalRebateSettings: getGlobalRebateSettings(ports),
      getDownlineRebates: getDownlineRebates(ports),
      updateDownlineRebates: updateDownlineRebates(ports),
      listTeamRates: listTeamRates(ports),
      getOwnRates: getOwnRates(ports),
      getRebateBounds: getRebateBounds(ports),
      setRebateBounds: setRebateBounds(ports),
      getMemberRates: getMemberRates(ports),
      previewRebateMove: previewRebateMove(ports),
      setMemberRates: setMemberRates(ports),
      setRebateQuotas: setRebateQuotas(ports),
    },
  };
}
