// Sends a code to the member's own verified phone or mailbox. Where it goes is not theirs to say.
import { refuse, type verification } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { VerificationParts } from '../parts.ts';

export const sendOwnCode =
  ({ ports, codes }: VerificationParts): Action<typeof verification.sendOwnCode> =>
  async ({ caller, input: { channel, purpose }, locale, address, now }) => {
    const { mobile, email } = await ports.contactOf(caller.playerId);
    const recipient = channel === 'sms' ? mobile : email;
    if (recipient === undefined) return refuse('contact-not-verified');
    return codes.send({ purpose, channel, recipient, locale, address, now });
  };
