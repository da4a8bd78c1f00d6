// Every call of vip and the action that answers it.
import type { vip } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { getMemberVip } from './actions/get-member-vip.ts';
import { getVipLevels } from './actions/get-vip-levels.ts';
import { getVipProgress } from './actions/get-vip-progress.ts';
import { getVipScheme } from './actions/get-vip-scheme.ts';
import { listVipSteps } from './actions/list-vip-steps.ts';
import { saveVipScheme } from './actions/save-vip-scheme.ts';
import { setMemberVip } from './actions/set-member-vip.ts';
import type { VipPorts } from './ports.ts';

export function createActions(ports: VipPorts, raise: () => void): Actions<typeof vip> {
  return {
    getVipLevels: getVipLevels(ports),
    getVipProgress: getVipProgress(ports),
    listVipSteps: listVipSteps(ports),
    getVipScheme: getVipScheme(ports),
    saveVipScheme: saveVipScheme(ports, raise),
    getMemberVip: getMemberVip(ports),
    setMemberVip: setMemberVip(ports),
  };
}
