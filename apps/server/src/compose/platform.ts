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
import { createPrinter, type Printer } from '../platform/pdf/index.ts';
import { createReplay, type Replay } from '../platform/replay/index.ts';
import { houseBeacon, type Beacon } from '../platform/adapters/beacon/index.ts';
import type { ResultFeed } from '../platform/adapters/results/index.ts';
import { createKeeping, proveSecret, readSealCounts } from '../platform/secrets/index.ts';
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
  /** The real carriers of mail and text messages; where one is absent, the sandbox keeps them. */
  readonly mail?: Mailer;
  readonly sms?: TextMessenger;
  /** The outside company that verifies phone numbers where the brand wants one to. */
  readonly phone: PhoneProvider;
  /** Tells where addresses are; where it is absent, the sandbox knows a few. */
  readonly geolocation?: Geolocation;
  /** The public beacon of our draws; where it is absent, a chain of our own. */
  readonly beacon?: Beacon;
  /** Who tells the results of draws held elsewhere, beside staff. */
  readonly results?: ResultFeed | undefined;
  /** 32 bytes, and after them those of secrets before it; every process has the same. */
  readonly secret: Uint8Array;
}

export interface Platform {
  /** The country of callers from this very network, whose phone numbers need no dialling code. */
  readonly homeCountry: string;
  readonly database: Database;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly log: Log;
  readonly secret: Uint8Array;
  readonly metrics: Metrics;
  readonly bus: Bus;
  readonly outbox: Outbox;
  readonly jobs: Jobs;
  readonly replay: Replay;
  readonly printer: Printer;
  /** The messages that the sandbox kept; absent where it keeps none. */
  readonly messages: SandboxOutbox | undefined;
  readonly exclusion: ExclusionRegister;
  /** Mails and text messages on their way to people. */
  readonly deliveries: Deliveries;
  readonly sms: Pick<TextMessenger, 'readReport'>;
  readonly phone: PhoneProvider;
  readonly geolocation: Geolocation;
  readonly beacon: Beacon;
  readonly results: ResultFeed | undefined;
}

/** The country that counts as home where nothing else is said. */
export const defaultHomeCountry = 'PH';

export async function openPlatform(settings: PlatformSettings): Promise<Platform> {
  const { database, clock, log, natsUrl, homeCountry = defaultHomeCountry } = settings;
  await proveSecret(database, settings.secret);
  const metrics = createMetrics();
  const seals = { name: 'baize_seals', help: 'Texts that each secret still seals', label: 'key' };
  metrics.watchEach(seals, () => readSealCounts(database.kysely));
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
    printer: createPrinter(),
    messages: settings.mail && settings.sms ? undefined : sandbox,
    exclusion: sandboxExclusionRegister,
    deliveries: createDeliveries({ ...settings, metrics, mail, sms }),
    sms,
    geolocation: settings.geolocation ?? sandboxGeolocation({ homeCountry: () => homeCountry }),
    beacon: settings.beacon ?? ownBeacon(settings),
    results: settings.results,
  };
}

/** Every process has the same secret, and so the same chain. */
function ownBeacon({ clock, secret }: Pick<PlatformSettings, 'clock' | 'secret'>): Beacon {
  const { digest } = createKeeping(secret, 'house beacon');
  return houseBeacon({ now: clock.now, secretOf: (day) => Buffer.from(digest(`${day}`, 'day')) });
}
