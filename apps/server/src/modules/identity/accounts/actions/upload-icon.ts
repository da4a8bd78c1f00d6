// Takes a picture of the member's own, made anew and small enough to travel with their facts.
import { refuse, type identity } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { pictureBytes, remakePicture } from '../../../../platform/images/index.ts';
import type { IdentityParts } from '../../ports.ts';
import { writeAvatar } from '../store/account-writer.ts';

const sideMax = 128;

export const uploadIcon =
  ({ ports }: IdentityParts): Action<typeof identity.uploadIcon> =>
  async ({ caller, input }) => {
    const bytes = pictureBytes(input.picture);
    const picture = bytes && (await remakePicture(bytes, { sideMax, isSquare: true }));
    if (!picture) return refuse('picture-unreadable');
    const avatar = `data:image/webp;base64,${picture.toString('base64')}`;
    await writeAvatar(ports.database.kysely, caller.playerId, avatar);
    return { avatar };
  };
