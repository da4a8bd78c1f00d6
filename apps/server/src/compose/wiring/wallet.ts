// The wallet, which asks wagering above for breaks, VIP for favours and levels, agents for the
// tree, the catalogue for categories and vendors for money that lies with them.
import { isDemoType } from '@baize/contract';
import { defaultLocale } from '@baize/i18n';
import type { Identity } from '../../modules/identity/index.ts';
import { hasOpened, mayBeOne } from '../../modules/operator/index.ts';
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
  const wallet = createWallet({
    ...platform,
    ...identity,
    ledger,
    numbers: createKeeping(secret, 'account numbers'),
    statementKeys: createKeeping(secret, 'statement keys'),
    brand: settings.brand,
    policy: settings.policy,
    isOn: settings.isOn,
    providers,
    currencyOf: async (id) => {
      const file = await identity.memberFile(id);
      return file && !isDemoType(file.type) ? file.currency : undefined;
    },
    refusalOfRelease: above.cashier.refusalOfRelease,
    withdrawalMoved: above.cashier.withdrawalMoved,
    refusalOfPause: above.wagering.refusalOfPause,
    favourOf: above.vip.favourOf,
    categoryOf: (vendor, gameCode) =>
      above.catalogue.factsOf(vendor, gameCode, defaultLocale)?.category,
    moneyAway: above.vendors.moneyAway,
    levelOf: above.vip.levelOf,
    isLevel: above.vip.isLevel,
    lineOf: above.agents.lineOf,
    transfersUnderWay: above.vendors.transfersUnderWay,
    vendorWallets: above.vendors.walletsOf,
    levelNumberOf: above.vip.levelNumberOf,
    // No promotion can be chosen with a deposit yet: promotions are not built.
    promotionsOfDeposit: async () => [],
    siteUrl,
    hasOpened,
    isOpen: identity.isOpen,
    mayBeOne,
    audit,
    tell: platform.outbox.tell,
    hear: platform.outbox.hear,
  });
  const { outbox } = platform;
  outbox.hearAlone('bonus-ended', 'wallet', ({ payload }, tx) => wallet.bonusEnded(tx, payload));
  outbox.hearAlone('balance-spent', 'wallet', ({ payload }, tx) =>
    wallet.balanceSpent(tx, payload),
  );
  return wallet;
};
