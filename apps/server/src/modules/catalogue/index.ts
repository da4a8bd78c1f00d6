// Catalogue: which games are on offer, how they are launched, and the session a launched game plays
// under.
import type { catalogue } from '@baize/contract';
import type { Actions, GameCaller } from '../../platform/call/index.ts';
import { launchGame } from './actions/launch-game.ts';
import { listGames } from './actions/list-games.ts';
import { listVendors } from './actions/list-vendors.ts';
import { listWinners } from './actions/list-winners.ts';
import { openGameSession } from './actions/open-game-session.ts';
import type { CataloguePorts } from './ports.ts';
import { digestOf } from '../../platform/secrets/index.ts';
import { createGameSessionReader } from './store/reader.ts';
import { forgetLaunches } from './store/writer.ts';

export type { CataloguePorts } from './ports.ts';
export { houseVendor, type OfferedGame } from './rules/lobby.ts';

export function createCatalogue(ports: CataloguePorts) {
  const actions: Actions<typeof catalogue> = {
    listVendors: listVendors(ports),
    listGames: listGames(ports),
    listWinners: listWinners(ports),
    launchGame: launchGame(ports),
    openGameSession: openGameSession(ports),
  };
  const readSession = createGameSessionReader(ports.database);
  return {
    actions,
    /** The game and player behind a game token, while the player's own session lives. */
    async gameOf(token: string, now: number): Promise<GameCaller | undefined> {
      const session = await readSession(digestOf(token));
      const player = session && (await ports.playerOfSession(session.sessionId, now));
      if (!session || !player) return undefined;
      const acting = session.freePlay
        ? { ...player, demo: true, currency: ports.playCurrency }
        : player;
      return { kind: 'game', player: acting, gameCode: session.gameCode };
    },
    forgetLaunches: (before: number) => forgetLaunches(ports.database.kysely, before),
  };
}

export type Catalogue = ReturnType<typeof createCatalogue>;
