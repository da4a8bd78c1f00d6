// The ports of verification: its needs from the platform, from settings, and from identity above
// it, which alone knows whose a number is.
import type { ModuleId, Policies } from '@baize/contract';
import type { PhoneProvider } from '../../platform/adapters/phone/index.ts';
import type { TextMessenger } from '../../platform/adapters/sms/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Deliveries } from '../../platform/delivery/index.ts';
import type { Log } from '../../platform/log/index.ts';
import type { Randomness } from '../../platform/randomness/index.ts';

/** Where a member may be written to; only what is verified. */
export interface Contact {
  readonly mobile: string | undefined;
  readonly email: string | undefined;
}

export interface VerificationPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly deliveries: Deliveries;
  /** Reads what a provider tells of text messages afterwards. */
  readonly sms: Pick<TextMessenger, 'readReport'>;
  readonly phone: PhoneProvider;
  readonly log: Log;
  readonly isOn: (module: ModuleId) => boolean;
  readonly policy: () => Policies;
  readonly brand: () => { readonly name: string; readonly country: string };
  /** Where players reach the site. */
  readonly siteUrl: () => string;
  /** 32 bytes; every process of the platform has the same. */
  readonly secret: Uint8Array;
  /** Whether a number is the verified one of a member who may sign in. */
  readonly isMembersMobile: (mobile: string) => Promise<boolean>;
  readonly contactOf: (playerId: string) => Promise<Contact>;
}
