// Takes one picture of a document, made anew and sealed before it is kept; four at the most, and
// none while the check is being judged or is done.
import { refuse, type identity } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { pictureBytes, remakePicture } from '../../../../platform/images/index.ts';
import { newId } from '../../../../platform/randomness/index.ts';
import type { IdentityParts } from '../../ports.ts';
import { addPicture, lockPlayer, pictureIds, readCheck } from '../store/check-store.ts';

const sideMax = 2000;
export const identityPicturesMax = 4;

export const uploadIdentityPicture =
  ({ ports, documents }: IdentityParts): Action<typeof identity.uploadIdentityPicture> =>
  async ({ caller: { playerId }, input, now }) => {
    const bytes = pictureBytes(input.picture);
    const picture = bytes && (await remakePicture(bytes, { sideMax }));
    if (!picture) return refuse('picture-unreadable');
    const id = newId(now, ports.randomness);
    const sealed = documents.seal(picture.toString('base64'), `picture ${id}`);
    return ports.database.transaction(async (tx) => {
      await lockPlayer(tx, playerId);
      const check = await readCheck(tx, playerId);
      const isOpen = check === undefined || check.state === 'none' || check.state === 'refused';
      const held = (await pictureIds(tx, playerId)).length;
      if (!isOpen || held >= identityPicturesMax) return refuse('identity-not-open');
      await addPicture(tx, { id, playerId, sealed }, now);
      return { pictures: held + 1 };
    });
  };
