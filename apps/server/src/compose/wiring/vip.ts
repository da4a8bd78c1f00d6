// Wires the VIP module: the rounds that count, and the check for members.
import { isDemoType } from '@baize/contract';
import { defaultCurrency } from '@baize/money';
import type { Identity } from '../../modules/identity/index.ts';
import type { Settings } from '../../modules/settings/index.ts';
import { createVip, type VipPorts } from '../../modules/vip/index.ts';
import type { Ground } from '../modules.ts';
import { symbolOf } from '../symbol-of.ts';

interface Below {
  readonly settings: Settings;
  readonly identity: Identity;
  readonly wagering: VipPorts['wagering'];
}

export const wireVip = ({ platform, audit }: Ground, { settings, identity, wagering }: Below) =>
  createVip({
    ...platform,
    isOn: settings.isOn,
    policy: settings.policy,
    audit,
    wagering,
    isMember: async (playerId) => {
      const file = await identity.memberFile(playerId);
      return file !== undefined && !isDemoType(file.type);
    },
    currency: defaultCurrency,
    symbolOf,
  });
