// The wallet, which asks wagering above for breaks and VIP for favours.
import { isDemoType } from '@baize/contract';
import type { Identity } from '../../modules/identity/index.ts';
import { hasOpened } from '../../modules/operator/index.ts';
import type { Settings } from '../../modules/settings/index.ts';
import { createWallet } from '../../modules/wallet/index.ts';
import { createKeeping } from '../../platform/secrets/index.ts';
import type { Ground } from '../modules.ts';

interface Below {
  readonly settings: Settings;
  readonly identity: Identity;
}

export const wireWallet = (ground: Ground, { settings, identity }: Below) => {
  const { platform, above, ledger, audit, secret, providers, siteUrl } = ground;
  return createWallet({
    ...platform,
    ...identity,
    ledger,
    numbers: createKeeping(secret, 'account numbers'),
    policy: settings.policy,
    providers,
    currencyOf: async (id) => {
      const file = await identity.memberFile(id);
      return file && !isDemoType(file.type) ? file.currency : undefined;
    },
    refusalOfRelease: above.cashier.refusalOfRelease,
    withdrawalMoved: above.cashier.withdrawalMoved,
    refusalOfPause: above.wagering.refusalOfPause,
    favourOf: above.vip.favourOf,
    siteUrl,
    hasOpened,
    audit,
    tell: platform.outbox.tell,
  });
};
