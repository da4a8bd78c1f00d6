// VIP: levels that members reach by what they play, kept month by month, and what the house does
// for whoever stands at one. Rounds are counted beside play, each exactly once.
import type { vip } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { getMemberVip } from './actions/get-member-vip.ts';
import { getVipLevels } from './actions/get-vip-levels.ts';
import { getVipProgress } from './actions/get-vip-progress.ts';
import { getVipScheme } from './actions/get-vip-scheme.ts';
import { listVipSteps } from './actions/list-vip-steps.ts';
import { saveVipScheme } from './actions/save-vip-scheme.ts';
import { setMemberVip } from './actions/set-member-vip.ts';
import { copyOf, favourOf, labelsOf } from './benefits.ts';
import { countRounds, hearDeposits } from './count.ts';
import { keepLevels } from './keep-levels.ts';
import type { VipPorts } from './ports.ts';
import { createStir } from './stir.ts';

export type { WithdrawalFavour } from './benefits.ts';
export type { AuditNote, VipPorts } from './ports.ts';
export { nameOf } from './print.ts';
export type { PastLevel } from './store/standings.ts';

export function createVip(ports: VipPorts) {
  const { stir, stop } = createStir(() => countRounds(ports), ports.log);
  const raising = createStir(async () => {
    await keepLevels(ports);
    return true;
  }, ports.log);
  hearDeposits(ports);
  const actions: Actions<typeof vip> = {
    getVipLevels: getVipLevels(ports),
    getVipProgress: getVipProgress(ports),
    listVipSteps: listVipSteps(ports),
    getVipScheme: getVipScheme(ports),
    saveVipScheme: saveVipScheme(ports, raising.stir),
    getMemberVip: getMemberVip(ports),
    setMemberVip: setMemberVip(ports),
  };
  return {
    actions,
    /** A round was closed: it is counted in a moment. */
    roundClosed: ({ currency }: { readonly currency: string }) => {
      if (currency === ports.currency) stir();
    },
    /** Counts now what was settled; false when somebody else does. */
    count: () => countRounds(ports),
    /** Timed work: counts, raises, ends what staff set, and judges months that are over. */
    keepLevels: () => keepLevels(ports),
    favourOf: (playerId: string) => favourOf(ports, playerId),
    labelsOf: (playerId: string, locale: string) => labelsOf(ports, playerId, locale),
    copyOf: (playerId: string) => copyOf(ports, playerId),
    stop: async () => {
      await raising.stop();
      await stop();
    },
  };
}

export type Vip = ReturnType<typeof createVip>;
