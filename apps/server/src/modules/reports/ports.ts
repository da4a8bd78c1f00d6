// Ports of reports to lower modules.
import type { GameCategory } from '@baize/contract';
import type { PlayedDay, PlayedDaysSearch } from '../wagering/index.ts';
import type { MoneyDay, MoneyDaysSearch, TransferTimes } from '../wallet/index.ts';

export interface ReportsPorts {
  /** What settled rounds came to, by day and game. */
  readonly playedDays: (search: PlayedDaysSearch) => Promise<readonly PlayedDay[]>;
  readonly moneyDays: (search: MoneyDaysSearch) => Promise<readonly MoneyDay[]>;
  /** In the brand's currency. */
  readonly transferTimes: () => Promise<TransferTimes>;
  readonly houseVendor: string;
  /** Where a game, ours (null) or a vendor's, stands in the lobby; nothing for a forgotten one. */
  readonly gameOf: (
    vendor: string | null,
    gameCode: string,
  ) => { readonly vendor: string; readonly category: GameCategory } | undefined;
  readonly vendorName: (vendor: string, tag: string) => string;
}
