// What identity needs of the platform, of settings beside it, and of what stands above it.
import type { ModuleId, Policies } from '@baize/contract';
import type { CurrencyCode } from '@baize/money';
import type { Bus } from '../../platform/bus/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Outbox } from '../../platform/outbox/index.ts';
import type { Randomness } from '../../platform/randomness/index.ts';
import type { HumanCheck } from '../verification/index.ts';
import type { Passwords } from './passwords.ts';
import type { Rules } from './rules/registration.ts';

export interface NewPlayer {
  readonly id: string;
  readonly username: string;
  readonly currency: string;
}

export interface IdentityPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly bus: Pick<Bus, 'publish' | 'subscribe' | 'onGap'>;
  readonly outbox: Pick<Outbox, 'tell'>;
  readonly passwords: Passwords;
  readonly human: Pick<HumanCheck, 'isAsked' | 'holds' | 'use'>;
  readonly isOn: (module: ModuleId) => boolean;
  readonly policy: () => Policies;
  readonly rules: () => Rules;
  /** The currency of new members, and of demo accounts. */
  readonly currency: CurrencyCode;
  readonly playCurrency: CurrencyCode;
  /** Gives a new demo account its play money, in the same transaction. */
  readonly onDemoCreated: (tx: Tx, player: NewPlayer) => Promise<void>;
  /** 32 bytes that seal the private keys at rest; every process of the platform has the same. */
  readonly secret: Uint8Array;
}
