// The member's picture and the pictures on offer.
import { memberIcons, type identity } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { IdentityParts } from '../../ports.ts';
import { readMemberFile } from '../store/player-reader.ts';

export const getIcon =
  ({ ports }: IdentityParts): Action<typeof identity.getIcon> =>
  async ({ caller }) => {
    const file = await readMemberFile(ports.database.kysely, caller.playerId);
    const avatar = file?.avatar ?? '';
    const avatarType = avatar.startsWith('data:') ? 'UPLOAD' : 'STATIC';
    return { avatar, avatarType, icons: [...memberIcons] };
  };
