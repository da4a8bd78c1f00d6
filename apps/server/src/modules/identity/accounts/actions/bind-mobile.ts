// Binds a mobile number proved by a code or an outside provider, and notifies the old number.
import { refuse, type identity } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { readPhone } from '../../../verification/index.ts';
import { tellMember } from '../notices.ts';
import type { IdentityParts } from '../../ports.ts';
import { phoneProofOf } from '../phone-proof.ts';
import { deviceOf } from '../rules/device.ts';
import { maskNumber } from '../rules/mask.ts';
import { bindMobileOf, unlessTaken } from '../store/account-writer.ts';
import { readContact } from '../store/player-reader.ts';

export const bindMobile =
  (parts: IdentityParts): Action<typeof identity.bindMobile> =>
  async (call) => {
    const { ports } = parts;
    const { caller, input, now } = call;
    const mobile = readPhone(input, ports.homeCountry);
    if (mobile === undefined) return refuse('phone-invalid');
    const proof = phoneProofOf(parts, input, { purpose: 'bind', mobile, now });
    const wrong = await proof.check();
    if (wrong) return wrong;
    const before = await readContact(ports.database.kysely, caller.playerId);
    const binding = ports.database.transaction(async (tx) => {
      if (!(await proof.spend(tx))) return refuse('code-expired');
      if (!(await bindMobileOf(tx, caller.playerId, mobile))) return refuse('mobile-taken');
      const { playerId } = caller;
      const from = { address: call.address, device: deviceOf(call.userAgent) };
      const to = before.mobile === undefined ? {} : { to: before.mobile };
      await tellMember(ports, tx, { playerId, notice: 'mobile-changed', at: now, ...from, ...to });
      return undefined;
    });
    const refusal = await binding.catch(unlessTaken('mobile-taken'));
    return refusal ?? { mobile: maskNumber(mobile) };
  };
