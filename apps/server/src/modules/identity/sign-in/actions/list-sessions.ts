// The member's living sessions and the devices they are on, the newest first.
import type { identity } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { IdentityParts } from '../../ports.ts';
import { deviceOf } from '../../accounts/rules/device.ts';

export const listSessions =
  ({ sessions }: IdentityParts): Action<typeof identity.listSessions> =>
  async ({ caller, now }) => {
    const living = await sessions.living(caller.playerId, now);
    const list = living.map(({ id, startedAt, seenAt, address, country, userAgent }) => ({
      id,
      current: id === caller.sessionId,
      startedAt,
      seenAt,
      ip: address,
      country,
      device: deviceOf(userAgent),
    }));
    return { list };
  };
