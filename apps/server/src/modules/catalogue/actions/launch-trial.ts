// Launches a game with play money for a visitor, on a demo account that only this game uses.
import type { catalogue } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { openingOf } from '../opening.ts';
import type { CatalogueParts } from '../parts.ts';
import { findGame } from '../rules/find-game.ts';

export const launchTrial =
  (parts: CatalogueParts): Action<typeof catalogue.launchTrial> =>
  async (call) => {
    const found = findGame(parts.keeper.lobby(), call.input);
    const player = call.caller.kind === 'player' ? call.caller : undefined;
    return openingOf(parts, call, { found, player, freePlay: true });
  };
