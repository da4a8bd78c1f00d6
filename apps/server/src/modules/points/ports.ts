// Ports of points to the platform and to lower modules.
import type { Policies } from '@baize/contract';
import type { Audit } from '../../platform/audit/index.ts';
import type { StaffCaller } from '../../platform/call/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Outbox } from '../../platform/outbox/index.ts';
import type { Keeping } from '../../platform/secrets/index.ts';
import type { Wagering } from '../wagering/index.ts';
import type { Wallet } from '../wallet/index.ts';

export interface PointsPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly outbox: Pick<Outbox, 'tell' | 'hear'>;
  readonly audit: Audit;
  /** The one currency whose play and deposits earn points. */
  readonly currency: string;
  readonly wagering: Pick<Wagering, 'refusalOfPause'>;
  readonly wallet: Pick<Wallet, 'payReward' | 'payForGoods' | 'returnForGoods'>;
  readonly categoryOf: (game: {
    readonly vendor: string | null;
    readonly gameCode: string;
  }) => string;
  /** Whether the account is a member's own, with real money. */
  readonly isMember: (playerId: string) => Promise<boolean>;
  /** Whether anything may be given to the account; it is not closed meanwhile. */
  readonly isOpen: (tx: Tx, playerId: string) => Promise<boolean>;
  readonly usernames: (playerIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly playerIdOf: (username: string) => Promise<string | undefined>;
  readonly verifyPaymentPassword: (
    playerId: string,
    text: string,
  ) => Promise<'ok' | 'missing' | 'wrong' | 'locked'>;
  readonly hasOpened: (
    tx: Tx,
    asked: { readonly staff: StaffCaller; readonly memberId: string; readonly now: number },
  ) => Promise<boolean>;
  /** Whether one of two of staff opened a way into the other's account lately. */
  readonly mayBeOne: (
    tx: Tx,
    asked: { readonly staff: StaffCaller; readonly other: string; readonly now: number },
  ) => Promise<boolean>;
  readonly policy: () => Pick<Policies, 'promotionSecondPersonAbove'>;
  /** Seals recipients and addresses. */
  readonly addresses: Pick<Keeping, 'keyId' | 'seal' | 'open'>;
}
