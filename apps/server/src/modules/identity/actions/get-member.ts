// Who is signed in, with contact details masked as others may see the screen.
import type { identity } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { IdentityParts } from '../parts.ts';
import { maskNumber } from '../rules/mask.ts';
import { readMemberFile } from '../store/player-reader.ts';

export const getMember =
  ({ ports }: IdentityParts): Action<typeof identity.getMember> =>
  async ({ caller }) => {
    const file = await readMemberFile(ports.database.kysely, caller.playerId);
    if (!file) throw new Error(`The session ${caller.sessionId} has no player.`);
    return {
      id: file.id,
      account: file.username,
      nickname: file.nickname,
      type: file.type,
      toUpline: false,
      clubLabel: { labelName: '' },
      memberLabel: [],
      regDate: file.registeredAt,
      mobile: maskNumber(file.mobile),
      email: file.email,
      payee: file.payee,
    };
  };
