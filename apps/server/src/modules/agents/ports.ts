// What agents ask of lower modules and of the operator above.
import type { GameCategory } from '@baize/contract';
import type { StaffCaller } from '../../platform/call/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Outbox } from '../../platform/outbox/index.ts';
import type { Identity } from '../identity/index.ts';

export interface AgentsPorts {
  readonly database: Database;
  readonly outbox: Pick<Outbox, 'tell'>;
  readonly team: Identity['team'];
  readonly houseVendor: string;
  /** What a game is called and where it stands; nothing for one that is not known any more. */
  readonly gameOf: (vendor: string, gameCode: string, locale: string) => KnownGame | undefined;
  readonly currency: string;
  readonly audit: (
    tx: Tx,
    entry: {
      readonly staff: StaffCaller;
      readonly action: string;
      readonly subject: string;
      readonly before: unknown;
      readonly after: unknown;
    },
  ) => Promise<void>;
}

export interface KnownGame {
  readonly name: string;
  readonly category: GameCategory;
}
