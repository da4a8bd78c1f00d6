// Ports of the wallet to the platform and to lower modules.
import type { Policies, Refusal } from '@baize/contract';
import type { Units } from '@baize/money';
import type { Audit } from '../../platform/audit/index.ts';
import type { PaymentProvider } from '../../platform/adapters/payment/index.ts';
import type { StaffCaller } from '../../platform/call/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log/index.ts';
import type { Keeping } from '../../platform/secrets/index.ts';
import type { Ledger } from './books/store/ledger/ledger.ts';
import type { Withdrawal } from './withdrawals/rules/withdrawal.ts';

export interface ToldEvent {
  readonly event: string;
  readonly topic?: string | undefined;
  readonly payload: unknown;
}

export interface WalletPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly ledger: Ledger;
  /** Seals the numbers of accounts under the player's id, and digests them under the bank's. */
  readonly numbers: Keeping;
  readonly policy: () => Policies;
  readonly providers: readonly PaymentProvider[];
  readonly verifyPaymentPassword: (
    playerId: string,
    text: string,
  ) => Promise<'ok' | 'missing' | 'wrong' | 'locked'>;
  readonly usernames: (playerIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** The currency of a member's account; undefined for an unknown one. */
  readonly currencyOf: (playerId: string) => Promise<string | undefined>;
  readonly playerIdOf: (username: string) => Promise<string | undefined>;
  /** Why a player may not pay in yet: terms to agree to, an identity to prove. */
  readonly refusalOfDeposit: (
    playerId: string,
  ) => Promise<Refusal<'terms-due' | 'identity-missing'> | undefined>;
  readonly refusalOfWithdrawal: (
    playerId: string,
  ) => Promise<Refusal<'identity-missing'> | undefined>;
  /** Why the player may not deposit now: they are on a break, or have excluded themselves. */
  readonly refusalOfPause: (
    playerId: string,
    now: number,
  ) => Promise<Refusal<'player-on-break' | 'self-excluded'> | undefined>;
  /** The player's VIP benefits; VIP stands above and is asked. */
  readonly favourOf: (
    playerId: string,
  ) => Promise<{ readonly maximum: Units | null; readonly first: boolean }>;
  /** Tells the player that the accounts their money can go to have changed. */
  readonly tellAccountsChanged: (tx: Tx, playerId: string) => Promise<void>;
  /** Our address for the payment company; never the one that a caller named. */
  readonly siteUrl: () => string;
  /** Whether this member of staff opened a way into the member's account of late. */
  readonly hasOpened: (
    tx: Tx,
    action: { readonly staff: StaffCaller; readonly memberId: string; readonly now: number },
  ) => Promise<boolean>;
  /** Whether two persons have to sign before money is released, and have not both. */
  readonly refusalOfRelease: (
    tx: Tx,
    released: { readonly id: string; readonly step: 'approve' | 'pay' },
  ) => Promise<Refusal<'signatures-needed'> | undefined>;
  /** Hears of every step of a withdrawal, in the transaction that takes it. */
  readonly withdrawalMoved: (tx: Tx, withdrawal: Withdrawal) => Promise<void>;
  readonly audit: Audit;
  readonly tell: (tx: Tx, told: ToldEvent) => Promise<void>;
}
