// A launched game exchanges its code, once, for a session of its own; the code is worth nothing
// afterwards.
import { refuse, type catalogue } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { CatalogueParts } from '../parts.ts';
import { digestOf } from '../../../platform/secrets/index.ts';
import { useLaunch } from '../store/launch-writer.ts';

const launchValidMs = 60_000;

export function openGameSession({
  ports,
}: CatalogueParts): Action<typeof catalogue.openGameSession> {
  return async ({ input, now }) => {
    const token = Buffer.from(ports.randomness.bytes(32)).toString('base64url');
    const launch = await ports.database.transaction((tx) =>
      useLaunch(tx, digestOf(input.launch), digestOf(token), now, launchValidMs),
    );
    if (!launch) return refuse('launch-used');
    const player = await ports.playerOfSession(launch.sessionId, now);
    if (!player) return refuse('launch-used');
    if (launch.freePlay) await ports.fundFreePlay(player.playerId);
    const currency = launch.freePlay ? ports.playCurrency : player.currency;
    return {
      token,
      gameCode: launch.gameCode,
      demo: launch.freePlay,
      currency,
      currencySymbol: ports.symbolOf(currency),
      language: launch.language,
    };
  };
}
