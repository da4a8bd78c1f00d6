// The cashier's desk, given what it asks of people, money and play.
import { defaultCurrency } from '@baize/money';
import { createCashier } from '../../modules/cashier/index.ts';
import type { Identity } from '../../modules/identity/index.ts';
import { hasOpened, mayBeOne, wasOpened } from '../../modules/operator/index.ts';
import type { Settings } from '../../modules/settings/index.ts';
import type { Vip } from '../../modules/vip/index.ts';
import type { Wagering } from '../../modules/wagering/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';
import { createKeeping } from '../../platform/secrets/index.ts';
import type { Ground } from '../modules.ts';

interface Below {
  readonly settings: Settings;
  readonly identity: Identity;
  readonly wallet: Wallet;
  readonly wagering: Wagering;
  readonly vip: Vip;
}

export const wireCashier = (ground: Ground, below: Below) => {
  const { platform, secret, audit, providers } = ground;
  const { settings, identity, wallet, wagering, vip } = below;
  return createCashier({
    ...platform,
    audit,
    providers,
    policy: settings.policy,
    signatures: createKeeping(secret, 'signatures of withdrawals'),
    currency: defaultCurrency,
    usernames: identity.usernames,
    playerIdOf: identity.playerIdOf,
    traces: identity.traces,
    levelOf: async (playerId) => (await vip.labelsOf(playerId, 'en'))[0]?.emblem ?? '',
    wallet,
    wagering,
    hasOpened,
    mayBeOne,
    wasOpened,
  });
};
