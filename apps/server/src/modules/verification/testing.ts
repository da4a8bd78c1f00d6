// Builds verification on a fresh database for tests, with the sandbox outbox to read what was sent
// from, and switches that a test can turn.
import { policies, type ModuleId, type Policies } from '@baize/contract';
import { sandboxMailer } from '../../platform/adapters/mail/index.ts';
import {
  createSandboxOutbox,
  type SandboxMessage,
} from '../../platform/adapters/sandbox-outbox/index.ts';
import type { PhoneProvider } from '../../platform/adapters/phone/index.ts';
import { sandboxTextMessenger, type TextMessenger } from '../../platform/adapters/sms/index.ts';
import { createDeliveries, type Deliveries } from '../../platform/delivery/index.ts';
import { fakeClock, type FakeClock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { silentLog, type Log } from '../../platform/log/index.ts';
import { systemRandomness } from '../../platform/randomness/index.ts';
import { createVerification, type Contact, type Verification } from './index.ts';

export interface BuiltVerification {
  readonly verification: Verification;
  readonly deliveries: Deliveries;
  readonly clock: FakeClock;
  /** What was sent to somebody, newest first. */
  sentTo(recipient: string): Promise<readonly SandboxMessage[]>;
  /** The code in the newest message to somebody; '' when there is none. */
  codeTo(recipient: string): Promise<string>;
}

export interface VerificationChoices {
  readonly isHumanCheckOn?: boolean;
  readonly clock?: FakeClock;
  readonly members?: readonly string[];
  readonly contact?: Contact;
  readonly phone?: PhoneProvider;
  readonly sms?: TextMessenger;
  readonly log?: Log;
  readonly policy?: Partial<Policies>;
  /** Switched off beside what is always off here. */
  readonly off?: readonly ModuleId[];
  readonly isMembersMobile?: (mobile: string) => Promise<boolean>;
  readonly contactOf?: (playerId: string) => Promise<Contact>;
}

export function buildVerification(
  database: Database,
  choices: VerificationChoices = {},
): BuiltVerification {
  const { isHumanCheckOn = false, clock = fakeClock(), members = [] } = choices;
  const outbox = createSandboxOutbox(database, clock);
  const sms = choices.sms ?? sandboxTextMessenger(outbox);
  const log = choices.log ?? silentLog();
  const secret = new Uint8Array(32).fill(7);
  const ground = { database, clock, log, secret, randomness: systemRandomness };
  const deliveries = createDeliveries({ ...ground, mail: sandboxMailer(outbox), sms });
  const verification = createVerification({
    database,
    clock,
    randomness: systemRandomness,
    deliveries,
    sms,
    phone: choices.phone ?? noPhoneProvider,
    log,
    isOn: (module) => (module === 'CAPTCHA3' ? isHumanCheckOn : !choices.off?.includes(module)),
    // Tests that share a database send from one address more than any person would.
    policy: () => ({ ...defaultPolicies, smsPerAddressHourly: 1000, ...choices.policy }),
    brand: () => ({ name: 'Baize', country: 'PH' }),
    siteUrl: () => 'https://play.example',
    secret,
    isMembersMobile: choices.isMembersMobile ?? (async (mobile) => members.includes(mobile)),
    contactOf: choices.contactOf ?? (async () => choices.contact ?? nobody),
  });
  const sentTo = async (recipient: string) => {
    await verification.codes.settle();
    await deliveries.drain();
    const { list } = await outbox.list({ offset: 0, limit: 1000 });
    return list.filter((message) => message.recipient === recipient);
  };
  const codeTo = async (recipient: string) => {
    const [newest] = await sentTo(recipient);
    return /\b\d{7}\b/.exec(newest?.body ?? '')?.[0] ?? '';
  };
  return { verification, deliveries, clock, sentTo, codeTo };
}

/** A provider that the brand is no customer of. */
const noPhoneProvider: PhoneProvider = {
  name: 'none',
  about: () => ({ baseUrl: 'https://nowhere.example', project: 'none' }),
  verify: async () => ({ ok: false, refused: 'provider-away' }),
};

const nobody: Contact = { mobile: undefined, email: undefined };

const defaultPolicies = Object.fromEntries(
  Object.entries(policies).map(([name, fact]) => [name, fact.default]),
) as unknown as Policies;
