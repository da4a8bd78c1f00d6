// Points, given the play and deposits that earn them and the purse that money goes to.
import { isDemoType } from '@baize/contract';
import { defaultCurrency } from '@baize/money';
import type { Catalogue } from '../../modules/catalogue/index.ts';
import type { Identity } from '../../modules/identity/index.ts';
import { hasOpened, mayBeOne } from '../../modules/operator/index.ts';
import { createPoints } from '../../modules/points/index.ts';
import type { Settings } from '../../modules/settings/index.ts';
import type { Wagering } from '../../modules/wagering/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';
import { createKeeping } from '../../platform/secrets/index.ts';
import type { Ground } from '../modules.ts';

interface Below {
  readonly settings: Settings;
  readonly identity: Identity;
  readonly wallet: Wallet;
  readonly wagering: Wagering;
  readonly catalogue: Catalogue;
}

export const wirePoints = ({ platform, audit, secret }: Ground, below: Below) => {
  const { settings, identity, wallet, wagering, catalogue } = below;
  return createPoints({
    ...platform,
    audit,
    currency: defaultCurrency,
    wagering,
    wallet,
    categoryOf: ({ vendor, gameCode }) => catalogue.factsOf(vendor, gameCode, 'en')?.category ?? '',
    isMember: async (playerId) => {
      const file = await identity.memberFile(playerId);
      return file !== undefined && !isDemoType(file.type);
    },
    isOpen: identity.isOpen,
    usernames: identity.usernames,
    playerIdOf: identity.playerIdOf,
    verifyPaymentPassword: identity.verifyPaymentPassword,
    hasOpened,
    mayBeOne,
    policy: settings.policy,
    addresses: createKeeping(secret, 'addresses of goods'),
  });
};
