// Opens whoever carries what leaves the house, as the environment names them. Where it names
// nobody, the platform's own sandbox is used.
import { openMmdbGeolocation } from '../platform/adapters/geolocation/index.ts';
import { smtpMailer } from '../platform/adapters/mail/index.ts';
import { httpTextMessenger } from '../platform/adapters/sms/index.ts';
import type { Clock } from '../platform/clock/index.ts';
import type { Log } from '../platform/log/index.ts';
import type { OutsideSettings } from '../outside-settings.ts';
import { defaultHomeCountry, type PlatformSettings } from './platform.ts';

export interface Outside {
  readonly carriers: Pick<PlatformSettings, 'mail' | 'sms' | 'geolocation'>;
  close(): Promise<void>;
}

export async function openOutside(
  { mail, sms, geolocation }: OutsideSettings,
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
    },
    close: async () => {
      await mailer?.close?.();
      places?.close();
    },
  };
}
