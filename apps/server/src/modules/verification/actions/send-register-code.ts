// Sends a code to a number that somebody wants to register with. Whether the number is somebody's
// already is told by the registration, not here.
import { refuse, type verification } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { refusalOfCrowd } from '../free-codes.ts';
import type { VerificationParts } from '../parts.ts';
import { readPhone } from '../phone.ts';

export const sendRegisterCode =
  (parts: VerificationParts): Action<typeof verification.sendRegisterCode> =>
  async (call) => {
    const { input, locale, address, now } = call;
    const { ports, codes } = parts;
    const typed = { ...input, mobileNum: input.mobileNo ?? input.mobileNum ?? '' };
    const recipient = readPhone(typed, ports.brand().country);
    if (recipient === undefined) return refuse('phone-invalid');
    const crowded = await refusalOfCrowd(parts, input, call);
    if (crowded) return crowded;
    return codes.send({ purpose: 'register', channel: 'sms', recipient, locale, address, now });
  };
