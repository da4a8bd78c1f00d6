// Reports, given the figures of the modules whose they are.
import { defaultCurrency } from '@baize/money';
import { houseVendor, type Catalogue } from '../../modules/catalogue/index.ts';
import { createReports } from '../../modules/reports/index.ts';
import type { Wagering } from '../../modules/wagering/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';
import type { Ground } from '../modules.ts';

interface Below {
  readonly wallet: Pick<Wallet, 'moneyDays' | 'transferTimes'>;
  readonly wagering: Pick<Wagering, 'playedDays'>;
  readonly catalogue: Pick<Catalogue, 'factsOf' | 'vendorName'>;
}

export const wireReports = (_: Ground, { wallet, wagering, catalogue }: Below) =>
  createReports({
    playedDays: wagering.playedDays,
    moneyDays: wallet.moneyDays,
    transferTimes: () => wallet.transferTimes(defaultCurrency),
    houseVendor,
    gameOf: (vendor, gameCode) => catalogue.factsOf(vendor, gameCode, 'en'),
    vendorName: catalogue.vendorName,
  });
