// Our slots, which ask the catalogue above at each round whether and where they are open.
import { defaultCurrency } from '@baize/money';
import type { Identity } from '../../modules/identity/index.ts';
import type { Settings } from '../../modules/settings/index.ts';
import { createSlots } from '../../modules/slots/index.ts';
import type { Wagering } from '../../modules/wagering/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';
import type { Ground } from '../modules.ts';
import { symbolOf } from '../symbol-of.ts';

interface Below {
  readonly settings: Settings;
  readonly identity: Identity;
  readonly wallet: Wallet;
  readonly wagering: Wagering;
}

export const wireSlots = ({ platform, above }: Ground, below: Below) => {
  const { settings, identity, wallet, wagering } = below;
  return createSlots({
    clock: platform.clock,
    log: platform.log,
    wagering,
    policy: settings.policy,
    cashOf: wallet.spendable,
    symbolOf,
    takesJackpot: (currency) => currency === defaultCurrency && settings.isOn('JACKPOT3'),
    refusalOfGame: (gameCode) => above.catalogue.refusalOfGame(gameCode),
    newestOpening: above.catalogue.newestOpening,
    ageOf: identity.ageOf,
    refusalOfCode: above.fairness.refusalOfCode,
  });
};
