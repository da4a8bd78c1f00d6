// Sends a code to a mobile number that the member wants to bind.
import { refuse, type verification } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { VerificationParts } from '../parts.ts';
import { readPhone } from '../phone.ts';

export const sendBindCode =
  ({ ports, codes }: VerificationParts): Action<typeof verification.sendBindCode> =>
  async ({ input, locale, address, now }) => {
    const recipient = readPhone(input, ports.brand().country);
    if (recipient === undefined) return refuse('phone-invalid');
    return codes.send({ purpose: 'bind', channel: 'sms', recipient, locale, address, now });
  };
