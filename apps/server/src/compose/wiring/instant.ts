// Our small games, which ask the catalogue above at each stake whether they are open.
import { createInstant } from '../../modules/instant/index.ts';
import type { Settings } from '../../modules/settings/index.ts';
import type { Wagering } from '../../modules/wagering/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';
import type { Ground } from '../modules.ts';
import { symbolOf } from '../symbol-of.ts';

interface Below {
  readonly settings: Settings;
  readonly wallet: Wallet;
  readonly wagering: Wagering;
}

export const wireInstant = ({ platform, above }: Ground, { settings, wallet, wagering }: Below) =>
  createInstant({
    ...platform,
    tell: platform.outbox.tell,
    wagering,
    policy: settings.policy,
    cashOf: wallet.spendable,
    symbolOf,
    refusalOfGame: (gameCode) => above.catalogue.refusalOfGame(gameCode),
    refusalOfCode: above.fairness.refusalOfCode,
  });
