// Binds a mobile number that a code or an outside provider proved. Whoever had the old one is told,
// at the old one.
import { refuse, type identity } from '@baize/contract';
import type { Action, Call } from '../../../platform/call/index.ts';
import { readPhone } from '../../verification/index.ts';
import { tellMember } from '../notices.ts';
import type { IdentityParts } from '../parts.ts';
import { deviceOf } from '../rules/device.ts';
import { maskNumber } from '../rules/mask.ts';
import { bindMobileOf } from '../store/account-writer.ts';
import { readContact } from '../store/player-reader.ts';

type Binding = Call<typeof identity.bindMobile>;

export const bindMobile =
  (parts: IdentityParts): Action<typeof identity.bindMobile> =>
  async (call) => {
    const { ports } = parts;
    const { caller, input, now } = call;
    const mobile = readPhone(input, ports.homeCountry);
    if (mobile === undefined) return refuse('phone-invalid');
    const wrong = await judge(parts, mobile, call);
    if (wrong) return wrong;
    const before = await readContact(ports.database.kysely, caller.playerId);
    const refusal = await ports.database.transaction(async (tx) => {
      const isTheirs =
        !input.verificationCode || (await ports.codes.spend(tx, codeOf(mobile, call)));
      if (!isTheirs) return refuse('code-expired');
      if (!(await bindMobileOf(tx, caller.playerId, mobile))) return refuse('mobile-taken');
      const { playerId } = caller;
      const from = { address: call.address, device: deviceOf(call.userAgent) };
      const to = before.mobile === undefined ? {} : { to: before.mobile };
      await tellMember(ports, tx, { playerId, notice: 'mobile-changed', at: now, ...from, ...to });
      return undefined;
    });
    return refusal ?? { mobile: maskNumber(mobile) };
  };

const codeOf = (recipient: string, { input, now }: Binding) =>
  ({ purpose: 'bind', recipient, code: input.verificationCode ?? '', now }) as const;

function judge({ ports }: IdentityParts, mobile: string, call: Binding) {
  const { firebaseIdToken, verificationCode } = call.input;
  if (!verificationCode && firebaseIdToken) {
    return ports.refusalOfPhoneToken({ idToken: firebaseIdToken, mobile, now: call.now });
  }
  return ports.codes.check(codeOf(mobile, call));
}
