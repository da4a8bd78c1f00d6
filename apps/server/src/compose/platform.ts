// The platform's parts, opened in order and closed in the reverse one. Modules are composed over
// them.
import { createJobs, type Jobs } from '../platform/jobs/index.ts';
import { openBus, type Bus } from '../platform/bus/index.ts';
import type { Clock } from '../platform/clock/index.ts';
import type { Database } from '../platform/database/index.ts';
import type { Log } from '../platform/log/index.ts';
import { createDeliveries, type Deliveries } from '../platform/delivery/index.ts';
import { createMetrics, type Metrics } from '../platform/metrics/index.ts';
import { createOutbox, type Outbox } from '../platform/outbox/index.ts';
import type { Randomness } from '../platform/randomness/index.ts';
import { createReplay, type Replay } from '../platform/replay/index.ts';
import { sandboxGeolocation, type Geolocation } from '../platform/adapters/geolocation/index.ts';
import {
  sandboxExclusionRegister,
  type ExclusionRegister,
} from '../platform/adapters/exclusion/index.ts';
import { sandboxMailer, type Mailer } from '../platform/adapters/mail/index.ts';
import type { PhoneProvider } from '../platform/adapters/phone/index.ts';
import { sandboxTextMessenger, type TextMessenger } from '../platform/adapters/sms/index.ts';
import {
  createSandboxOutbox,
  type SandboxOutbox,
} from '../platform/adapters/sandbox-outbox/index.ts';

export interface PlatformSettings {
  readonly database: Database;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly log: Log;
  readonly natsUrl?: string | undefined;
  readonly homeCountry?: string;
  /** What really carries mail and text messages; where one is absent, the sandbox keeps them. */
  readonly mail?: Mailer;
  readonly sms?: TextMessenger;
  /** The outside company that verifies phone numbers where the brand wants one to. */
  readonly phone: PhoneProvider;
  /** Tells where addresses are; where it is absent, the sandbox knows a few. */
  readonly geolocation?: Geolocation;
  /** 32 bytes; every process of the platform has the same. */
  readonly secret: Uint8Array;
}

export interface Platform {
  /** Where callers of this very network are, and whose phone numbers need no dialing code. */
  readonly homeCountry: string;
  readonly database: Database;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly bus: Bus;
  readonly outbox: Outbox;
  readonly jobs: Jobs;
  readonly replay: Replay;
  /** What the sandbox would have sent; absent where it sends nothing. */
  readonly messages: SandboxOutbox | undefined;
  readonly exclusion: ExclusionRegister;
  /** Mails and text messages on their way to people. */
  readonly deliveries: Deliveries;
  readonly sms: Pick<TextMessenger, 'readReport'>;
  readonly phone: PhoneProvider;
  readonly geolocation: Geolocation;
}

/** The country that counts as home where nothing else is said. */
export const defaultHomeCountry = 'PH';

export async function openPlatform(settings: PlatformSettings): Promise<Platform> {
  const { database, clock, log, natsUrl, homeCountry = defaultHomeCountry } = settings;
  const metrics = createMetrics();
  const sandbox = createSandboxOutbox(database, clock);
  const { mail = sandboxMailer(sandbox), sms = sandboxTextMessenger(sandbox) } = settings;
  const bus = await openBus({ natsUrl, databaseUrl: database.url, pool: database.pool, log });
  return {
    ...settings,
    homeCountry,
    metrics,
    bus,
    outbox: createOutbox({ database, log, clock, metrics }),
    jobs: createJobs({ url: database.url, log, metrics }),
    replay: createReplay(database),
    messages: settings.mail && settings.sms ? undefined : sandbox,
    exclusion: sandboxExclusionRegister,
    deliveries: createDeliveries({ ...settings, metrics, mail, sms }),
    sms,
    geolocation: settings.geolocation ?? sandboxGeolocation({ homeCountry: () => homeCountry }),
  };
}
