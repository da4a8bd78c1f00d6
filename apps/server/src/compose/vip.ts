// VIP, given what it asks of the house: whose rounds count, and who is a member.
import { currencyOf, defaultCurrency } from '@baize/money';
import type { Identity } from '../modules/identity/index.ts';
import type { Settings } from '../modules/settings/index.ts';
import { createVip, type Vip, type VipPorts } from '../modules/vip/index.ts';
import type { Platform } from './platform.ts';

export interface VipGround {
  readonly settings: Settings;
  readonly identity: Identity;
  readonly audit: VipPorts['audit'];
  readonly wagering: VipPorts['wagering'];
}

const demoType = 4;

/** Level 5. */
export function composeVip(
  platform: Platform,
  { settings, identity, audit, wagering }: VipGround,
): Vip {
  return createVip({
    ...platform,
    isOn: settings.isOn,
    policy: settings.policy,
    audit,
    wagering,
    isMember: async (playerId) => {
      const file = await identity.memberFile(playerId);
      return file !== undefined && file.type !== demoType;
    },
    currency: defaultCurrency,
    symbolOf: (currency) => currencyOf(currency)?.symbol ?? currency,
  });
}
