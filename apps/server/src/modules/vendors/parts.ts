// Parts that the actions of vendors share.
import type { AskVendor } from './client.ts';
import type { ConnectionKeeper } from './keep-connections.ts';
import type { MessageLog } from './message-log.ts';
import type { VendorsPorts } from './ports.ts';
import type { Sessions } from './sessions.ts';
import type { Transfers } from './transfers.ts';

export interface VendorsParts {
  readonly ports: VendorsPorts;
  readonly keeper: ConnectionKeeper;
  readonly sessions: Sessions;
  readonly ask: AskVendor;
  readonly log: MessageLog;
  readonly transfers: Transfers;
}
