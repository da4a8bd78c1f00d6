// The wallet, which asks wagering above for breaks and VIP for favours.
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
    brand: settings.brand,
    policy: settings.policy,
    providers,
    refusalOfPause: above.wagering.refusalOfPause,
    favourOf: above.vip.favourOf,
    levelNumberOf: above.vip.levelNumberOf,
    // No promotion can be chosen with a deposit yet: promotions are not built.
    promotionsOfDeposit: async () => [],
    siteUrl,
    hasOpened,
    audit,
    tell: platform.outbox.tell,
  });
};
