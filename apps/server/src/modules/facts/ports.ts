// Ports of facts to lower modules, and to the catalogue above for categories.
import type { Clock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Metrics } from '../../platform/metrics/index.ts';
import type { Agents } from '../agents/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Wagering } from '../wagering/index.ts';
import type { Wallet } from '../wallet/index.ts';

export interface FactsPorts {
  readonly database: Database;
  readonly clock: Pick<Clock, 'now'>;
  readonly metrics?: Pick<Metrics, 'watch'> | undefined;
  readonly agents: Pick<Agents, 'chainsOf' | 'wayTo'>;
  readonly wagering: Pick<Wagering, 'countHours' | 'oldestUnderWay' | 'placeNow'>;
  readonly wallet: Pick<Wallet, 'takeMoved'>;
  /** The one currency of balances of large teams. */
  readonly currency: string;
  readonly team: Pick<Identity['team'], 'invitations' | 'openings'>;
  readonly usernames: (playerIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Of a game, ours (null) or a vendor's; empty for one that is not known any more. */
  readonly categoryOf: (vendor: string | null, gameCode: string) => string;
}
