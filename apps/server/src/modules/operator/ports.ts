// Ports of the operator to the platform and to lower modules.
import type { Policies, DeliveryKind } from '@baize/contract';
import type { Units } from '@baize/money';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Trouble } from '../../platform/delivery/index.ts';
import type { Log } from '../../platform/log/index.ts';
import type { Randomness } from '../../platform/randomness/index.ts';
import type { ModuleParts } from '../../platform/module/index.ts';
import type { Factors } from '../factors/index.ts';
import type { HumanCheck } from '../verification/index.ts';
import type { MemberDoor } from './member-door.ts';

export interface WithdrawalCounts {
  readonly pending: number;
  readonly approved: number;
  readonly awaitingReceipt: number;
  readonly disputed: number;
}

export interface OutboxMessage {
  readonly id: string;
  readonly kind: DeliveryKind;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly sentAt: number;
}

export interface OperatorPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly randomness: Randomness;
  /** The platform's secret, of which the seals of the audit log are made. */
  readonly secret: Uint8Array;
  readonly policy: () => Pick<Policies, 'staffSecondFactor' | 'confirmationMinutes'>;
  readonly factors: Omit<Factors, 'actions' | keyof ModuleParts>;
  /** Proofs of work, required for tries from an unknown device. */
  readonly human: Pick<HumanCheck, 'makeWork' | 'useWork'>;
  readonly currency: string;
  readonly members: MemberDoor;
  readonly money: {
    purses(playerId: string, currency: string): Promise<{ cash: Units; held: Units }>;
    totals(playerId: string): Promise<{ deposited: Units; withdrawn: Units }>;
    since(since: number): Promise<{ deposited: Units; withdrawn: Units }>;
    withdrawalCounts(): Promise<WithdrawalCounts>;
    booksBalanced(): Promise<boolean>;
  };
  readonly play: {
    lifeSums(
      playerId: string,
      currency: string,
      since: number,
    ): Promise<{ staked: Units; paid: Units }>;
    houseSums(currency: string, since: number): Promise<{ staked: Units; paid: Units }>;
  };
  /** Mails and text messages that did not arrive since a moment. */
  readonly troubles: (since: number) => Promise<readonly Trouble[]>;
  /** The messages that sandbox adapters kept; absent where none of them is in use. */
  readonly messages: Messages | undefined;
}

export interface Messages {
  list(page: {
    pageNo: number;
    pageSize: number;
  }): Promise<{ list: readonly OutboxMessage[]; total: number }>;
  find(id: string): Promise<OutboxMessage | undefined>;
}
