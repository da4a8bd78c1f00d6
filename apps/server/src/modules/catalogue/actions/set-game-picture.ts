// Gives a game a picture, or takes it back.
import { isRefusal, refuse, type catalogue } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { changeOffer } from '../change-offer.ts';
import { choosePicture } from '../choose-picture.ts';
import type { CatalogueParts } from '../parts.ts';
import { gameNow } from '../reading.ts';
import { writeGame, writePicture } from '../store/offer-writer.ts';

const size = { sideMax: 720 };

export const setGamePicture =
  (parts: CatalogueParts): Action<typeof catalogue.setGamePicture> =>
  async ({ caller, input: { nodeId, picture }, locale, now }) => {
    if (!parts.keeper.lobby().byNode.has(nodeId)) return refuse('game-unknown');
    const chosen = await choosePicture(picture, size);
    if (isRefusal(chosen)) return chosen;
    const refused = await changeOffer(parts, {
      staff: caller,
      action: 'set-game-picture',
      subject: nodeId,
      decide: ({ lobby: { byNode } }) => {
        const row = byNode.get(nodeId);
        if (!row) return refuse('game-unknown');
        const after = chosen?.name ?? null;
        return {
          before: { picture: row.picture },
          after: { picture: after },
          write: async (tx) => {
            if (chosen) await writePicture(tx, chosen.name, chosen.bytes, now);
            await writeGame(tx, { ...row, picture: after });
          },
        };
      },
    });
    return refused ?? gameNow(parts, nodeId, locale);
  };
