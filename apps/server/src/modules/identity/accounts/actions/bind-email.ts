// Binds a mailbox proved by a code, and notifies the old mailbox.
import { refuse, type identity } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { readMailbox } from '../../../verification/index.ts';
import { tellMember } from '../notices.ts';
import type { IdentityParts } from '../../ports.ts';
import { deviceOf } from '../rules/device.ts';
import { maskMail } from '../rules/mask.ts';
import { bindEmailOf, unlessTaken } from '../store/account-writer.ts';
import { readContact } from '../store/player-reader.ts';

export const bindEmail =
  ({ ports }: IdentityParts): Action<typeof identity.bindEmail> =>
  async ({ caller: { playerId }, input, now, address, userAgent }) => {
    const email = readMailbox(input.email);
    if (email === undefined) return refuse('field-format', { facts: { field: 'email' } });
    const code = { purpose: 'bind', recipient: email, code: input.verificationCode, now } as const;
    const wrong = await ports.codes.check(code);
    if (wrong) return wrong;
    const before = await readContact(ports.database.kysely, playerId);
    const binding = ports.database.transaction(async (tx) => {
      if (!(await ports.codes.spend(tx, code))) return refuse('code-expired');
      if (!(await bindEmailOf(tx, playerId, email))) return refuse('email-taken');
      const from = { address, device: deviceOf(userAgent) };
      const to = before.email === undefined ? {} : { to: before.email };
      await tellMember(ports, tx, { playerId, notice: 'email-changed', at: now, ...from, ...to });
      return undefined;
    });
    const refusal = await binding.catch(unlessTaken('email-taken'));
    return refusal ?? { email: maskMail(email) };
  };
