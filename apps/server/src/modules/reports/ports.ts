// What reports ask of lower modules.
import type { GameCategory } from '@baize/contract';
import type { Database } from '../../platform/database/index.ts';
import type { MoneyDay, MoneyDaysSearch, TransferTimes } from '../wallet/index.ts';

export interface ReportsPorts {
  readonly database: Database;
  readonly moneyDays: (search: MoneyDaysSearch) => Promise<readonly MoneyDay[]>;
  /** In the brand's currency. */
  readonly transferTimes: () => Promise<TransferTimes>;
  readonly houseVendor: string;
  /** Where a game stands in the lobby; nothing for one that is not known any more. */
  readonly categoryOf: (vendor: string, gameCode: string) => GameCategory | undefined;
  readonly vendorName: (vendor: string, tag: string) => string;
}
