// Sends a code to a mailbox that the member wants to bind.
import { refuse, type verification } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { readMailbox } from '../mailbox.ts';
import type { VerificationParts } from '../parts.ts';

export const sendMailCode =
  ({ codes }: VerificationParts): Action<typeof verification.sendMailCode> =>
  async ({ input, locale, address, now }) => {
    const recipient = readMailbox(input.email);
    if (recipient === undefined) {
      return refuse('field-format', { facts: { field: 'email', patternId: 'email' } });
    }
    return codes.send({ purpose: 'bind', channel: 'email', recipient, locale, address, now });
  };
