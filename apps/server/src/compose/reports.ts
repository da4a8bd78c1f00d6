// Reports, level 7: given the figures of the modules whose they are.
import { defaultCurrency } from '@baize/money';
import { houseVendor, type Catalogue } from '../modules/catalogue/index.ts';
import { createReports } from '../modules/reports/index.ts';
import type { Wallet } from '../modules/wallet/index.ts';
import type { Platform } from './platform.ts';

export interface ReportsGround {
  readonly wallet: Pick<Wallet, 'moneyDays' | 'transferTimes'>;
  readonly catalogue: Pick<Catalogue, 'factsOf' | 'vendorName'>;
}

export const composeReports = ({ database }: Platform, { wallet, catalogue }: ReportsGround) =>
  createReports({
    database,
    moneyDays: wallet.moneyDays,
    transferTimes: () => wallet.transferTimes(defaultCurrency),
    houseVendor,
    categoryOf: (vendor, gameCode) => catalogue.factsOf(vendor, gameCode, 'en')?.category,
    vendorName: catalogue.vendorName,
  });
