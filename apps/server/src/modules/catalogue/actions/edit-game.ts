// Switches a game, makes it hot, names it, says its classes.
import { refuse, type catalogue } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { changeOffer } from '../change-offer.ts';
import type { CatalogueParts } from '../parts.ts';
import { gameNow } from '../reading.ts';
import { namesGiven } from '../rules/offer.ts';
import { writeGame } from '../store/offer-writer.ts';

export const editGame =
  (parts: CatalogueParts): Action<typeof catalogue.editGame> =>
  async ({ caller, input, locale }) => {
    const refused = await changeOffer(parts, {
      staff: caller,
      action: 'edit-game',
      subject: input.nodeId,
      decide: ({ lobby: { byNode } }) => {
        const row = byNode.get(input.nodeId);
        if (!row) return refuse('game-unknown');
        const { state, hot, ownNames: names, ownClasses: classes } = row;
        const after = {
          state: input.state ?? state,
          hot: input.hot ?? hot,
          names: input.names ? namesGiven(input.names) : names,
          classes: input.classes ? [...new Set(input.classes)] : classes,
        };
        const written = {
          ...row,
          state: after.state,
          hot: after.hot,
          ownNames: after.names,
          ownClasses: after.classes,
        };
        return {
          before: { state, hot, names, classes },
          after,
          write: (tx) => writeGame(tx, written),
        };
      },
    });
    return refused ?? gameNow(parts, input.nodeId, locale);
  };
