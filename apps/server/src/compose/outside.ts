// Opens the carriers of mail, text messages and the like that the environment names. Where it names
// none, the platform's own sandbox is used.
import { drandBeacon } from '../platform/adapters/beacon/index.ts';
import { openMmdbGeolocation } from '../platform/adapters/geolocation/index.ts';
import { smtpMailer } from '../platform/adapters/mail/index.ts';
import { httpResultFeed } from '../platform/adapters/results/index.ts';
import { httpTextMessenger } from '../platform/adapters/sms/index.ts';
import type { Clock } from '../platform/clock/index.ts';
import type { Log } from '../platform/log/index.ts';
import type { OutsideSettings } from '../outside-settings.ts';
import { defaultHomeCountry, type PlatformSettings } from './platform.ts';

export interface Outside {
  readonly carriers: Pick<PlatformSettings, 'mail' | 'sms' | 'geolocation' | 'beacon' | 'results'>;
  close(): Promise<void>;
}

export async function openOutside(
  { mail, sms, geolocation, beacon, results }: OutsideSettings,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
): Promise<Outside> {
  const mailer = mail && smtpMailer(mail);
  const home = { homeCountry: defaultHomeCountry };
  const places = geolocation && (await openMmdbGeolocation({ ...geolocation, ...home }, log));
  return {
    carriers: {
      ...(mailer ? { mail: mailer } : {}),
      ...(sms ? { sms: httpTextMessenger(sms, clock.now) } : {}),
      ...(places ? { geolocation: places } : {}),
      ...(beacon ? { beacon: drandBeacon({ relays: beacon, now: clock.now }) } : {}),
      ...(results ? { results: httpResultFeed(results, clock.now) } : {}),
    },
    close: async () => {
      await mailer?.close?.();
      places?.close();
    },
  };
}
