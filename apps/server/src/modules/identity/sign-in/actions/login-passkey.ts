// Signs in by a passkey alone: something one has, unlocked by what one knows or is.
import { isRefusal, refuse, type identity } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { forgiveAddress, refusalOfAddress } from '../attempt-limits.ts';
import { noteLogin } from '../login-note.ts';
import { openSession } from '../open-session.ts';
import { refusalOfState } from '../sign-in.ts';
import type { IdentityParts } from '../../ports.ts';
import { findForSignInById } from '../../accounts/store/player-reader.ts';

const method = 'passkey';

export const loginPasskey =
  (parts: IdentityParts): Action<typeof identity.loginPasskey> =>
  async (call) => {
    const { ports } = parts;
    const { input, now, origin, address } = call;
    const busy = await refusalOfAddress(ports, address, now);
    if (busy) return busy;
    const response = input.passkey;
    const whose = await ports.factors.finishPasskeySignIn({
      whose: 'player',
      origin,
      now,
      response,
    });
    if (isRefusal(whose)) return whose;
    const id = whose.slice('player:'.length);
    const player = await findForSignInById(ports.database.kysely, id);
    if (!player) return refuse('passkey-refused');
    const barred = await refusalOfState(parts, player, call);
    if (barred) {
      await noteLogin(parts, { playerId: id, outcome: barred.refused, method }, call);
      return barred;
    }
    await forgiveAddress(ports, address);
    return openSession(
      parts,
      { player, method, withFactor: true, deviceId: input.loginDeviceId },
      call,
    );
  };
