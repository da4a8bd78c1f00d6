// Sends a code for signing in or for setting a new password. For a number without an account the
// answer is the same and nothing is sent.
import { refuse, type verification } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { refusalOfCrowd } from '../free-codes.ts';
import type { VerificationParts } from '../parts.ts';
import { readPhone } from '../phone.ts';

export const sendNoLoginCode =
  (parts: VerificationParts): Action<typeof verification.sendNoLoginCode> =>
  async (call) => {
    const { input, locale, address, now } = call;
    const { ports, codes } = parts;
    const recipient = readPhone(input, ports.brand().country);
    if (recipient === undefined) return refuse('phone-invalid');
    const crowded = await refusalOfCrowd(parts, input, call);
    if (crowded) return crowded;
    const discreet = { isMember: await ports.isMembersMobile(recipient) };
    return codes.send({
      purpose: 'login',
      channel: 'sms',
      recipient,
      locale,
      address,
      now,
      discreet,
    });
  };
