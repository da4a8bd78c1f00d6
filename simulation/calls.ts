// Calls of a simulated player to the server: with a session, and with a new one when the old has
// run out. The request that met no session is sent again with the same key.
import type { Client, Failure, Success } from '@baize/client';
import { must } from './broken.ts';
import { untilAnswered, type Player } from './player.ts';
import type { World } from './world.ts';

type Asked<T> = (client: Client) => Promise<Success<T> | Failure>;

const signInTries = 3;
/** A session that was opened just now is a confirmed one. */
export const needsSignIn: ReadonlySet<string> = new Set([
  'session-missing',
  'confirmation-missing',
]);

/** A call with the player's own session. */
export async function asPlayer<T>(world: World, player: Player, asked: Asked<T>) {
  for (let tried = 1; ; tried += 1) {
    if (player.token === undefined) await signIn(world, player);
    const result = await untilAnswered(() => asked(player.client));
    if (result.ok || !needsSignIn.has(result.refused) || tried > signInTries) return result;
    player.token = undefined;
    player.gameTokens.clear();
  }
}

/** A call with the session of a launched game. */
export async function asGame<T>(
  world: World,
  player: Player,
  asked: Asked<T>,
  gameCode = world.gameCode,
) {
  for (let tried = 1; ; tried += 1) {
    if (!player.gameTokens.has(gameCode)) {
      const launched = await launch(world, player, gameCode);
      if (!launched.ok) return launched;
    }
    const result = await untilAnswered(() => asked(player.gameOf(gameCode)));
    if (result.ok || result.refused !== 'session-missing' || tried > signInTries) return result;
    player.gameTokens.delete(gameCode);
  }
}

async function signIn(world: World, player: Player): Promise<void> {
  const { username, password } = player;
  const result = await untilAnswered(() => player.client.identity.login({ username, password }));
  must(result.ok, 'a registered player can sign in', result);
  must(result.value.id === player.playerId, 'a player stays the same player', result.value);
  player.token = result.value.token;
  world.tally.add('player signed in again');
}

/** Opens the game as the site does: launch address first, then the game's own session. */
async function launch(
  world: World,
  player: Player,
  gameCode: string,
): Promise<Success<string> | Failure> {
  for (;;) {
    const launched = await asPlayer(world, player, ({ catalogue }) =>
      catalogue.launchGame({ launchMode: 'GLS', gameId: gameCode }),
    );
    if (!launched.ok) return launched;
    const code = new URL(launched.value.gameUrl).searchParams.get('launch') ?? '';
    const opened = await player.gameOf(gameCode).catalogue.openGameSession({ launch: code });
    if (opened.ok) {
      player.gameTokens.set(gameCode, opened.value.token);
      return { ok: true, value: opened.value.token };
    }
    // A lost answer has used the code up, or it lay too long: launch again.
    const again = opened.refused === 'offline' || opened.refused === 'launch-used';
    must(again, 'a fresh launch opens the game', opened);
  }
}
