// Ports of vendors to the platform and to lower modules.
import type { Refusal } from '@baize/contract';
import type { Audit } from '../../platform/audit/index.ts';
import type { PlayerCaller, StaffCaller } from '../../platform/call/index.ts';
import type { Bus } from '../../platform/bus/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log/index.ts';
import type { Metrics } from '../../platform/metrics/index.ts';
import type { Randomness } from '../../platform/randomness/index.ts';
import type { Keeping } from '../../platform/secrets/index.ts';
import type { Wagering } from '../wagering/index.ts';
import type { Ledger, WalletPorts } from '../wallet/index.ts';

export interface VendorsPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics?: Metrics | undefined;
  readonly randomness: Randomness;
  readonly bus: Pick<Bus, 'publish' | 'subscribe' | 'onGap'>;
  readonly audit: Audit;
  readonly tell: WalletPorts['tell'];
  /** Whether this member of staff opened a way into the member's account of late. */
  readonly hasOpened: WalletPorts['hasOpened'];
  /** Whether this member of staff ever set where the vendor is or which keys it has. */
  readonly hasSetVendor: (
    tx: Tx,
    set: { readonly staff: Pick<StaffCaller, 'staffId'>; readonly subject: string },
  ) => Promise<boolean>;
  readonly usernames: WalletPorts['usernames'];
  /** Keeps the keys of vendors. */
  readonly keys: Keeping;
  readonly wagering: Pick<Wagering, 'vendorMessage' | 'vendorEntries' | 'refusalOfPause'>;
  readonly ledger: Pick<Ledger, 'balance' | 'postIn'>;
  /** A living session of a player, by its id. */
  readonly playerOfSession: (sessionId: string, now: number) => Promise<PlayerCaller | undefined>;
  /** Why this game takes no bets now: the platform, the vendor or the game is closed. */
  readonly refusalOfGame: (
    vendor: string,
    gameCode: string,
  ) => Refusal<'game-off' | 'game-maintenance'> | undefined;
  /** Why this player may not stake on this slot now: another one was opened after it. */
  readonly refusalOfOtherSlot: (
    playerId: string,
    vendor: string,
    gameCode: string,
  ) => Promise<Refusal<'game-open-elsewhere'> | undefined>;
  /**
   * The most that this player may stake in one round of this game; undefined: nothing is too much.
   */
  readonly stakeMaximumOf: (asked: {
    readonly playerId: string;
    readonly vendor: string;
    readonly gameCode: string;
    readonly now: number;
  }) => Promise<bigint | undefined>;
  /** Told when a connection has changed, here or in another process. */
  readonly onChanged: () => void;
  readonly playCurrency: string;
  /** How many days messages of vendors are kept for staff to look at. */
  readonly logDays: () => number;
}
