// A member's own phone and mailbox, proved before a journey begins.
import { randomInt } from 'node:crypto';
import { unwrap, type Client } from '@baize/client';
import type { Outbox } from './outbox.ts';

export interface Mobile {
  readonly countryDialingCode: '63';
  /** As its owner writes it, without the country. */
  readonly number: string;
}

/** An unused number; its last digits have no role in the sandbox. */
export const newMobile = (): Mobile => ({
  countryDialingCode: '63',
  number: `917${randomInt(100, 999)}${randomInt(1000, 9999)}`,
});

export const newMailbox = (): string => `guest${randomInt(1e9, 1e10)}@mail.example`;

export async function bindMobile(client: Client, outbox: Outbox): Promise<Mobile> {
  const mobile = newMobile();
  const { countryDialingCode, number: mobileNum } = mobile;
  const phone = { countryDialingCode, mobileNum };
  const verificationCode = await outbox.codeOf(mobileNum, async () =>
    unwrap(await client.verification.sendBindCode(phone)),
  );
  unwrap(await client.identity.bindMobile({ ...phone, verificationCode }));
  return mobile;
}

export async function bindMailbox(client: Client, outbox: Outbox): Promise<string> {
  const email = newMailbox();
  const verificationCode = await outbox.codeOf(email, async () =>
    unwrap(await client.verification.sendMailCode({ email })),
  );
  unwrap(await client.identity.bindEmail({ email, verificationCode }));
  return email;
}
