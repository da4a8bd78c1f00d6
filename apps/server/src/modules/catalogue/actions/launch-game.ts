// Launches a game of our own: a code that opens it once, within a minute, in the game frame.
import { refuse, type catalogue } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { CataloguePorts } from '../ports.ts';
import { digestOf } from '../../../platform/secrets/index.ts';
import { writeLaunch } from '../store/writer.ts';

const modes = new Set(['GLS']);
const freePlayAccount = 0;

export function launchGame(ports: CataloguePorts): Action<typeof catalogue.launchGame> {
  return async ({ input, caller, now, origin, address }) => {
    if (!modes.has(input.launchMode.toUpperCase())) return refuse('launch-mode-unknown');
    const code = input.gameId ?? input.nodeId;
    const game = ports.games.find(({ gameCode }) => gameCode === code);
    if (!game) return refuse('game-unknown');
    const freePlay = caller.demo || input.accountType === freePlayAccount;
    const gated = await ports.refusalOfPlay({ playerId: caller.playerId, isFree: freePlay });
    if (gated) return gated;
    const until = await ports.breakUntil(caller.playerId, caller.currency);
    if (until !== undefined && until > now) return refuse('player-on-break', { facts: { until } });
    await ports.checkPlace({ caller, address, now });
    const launch = Buffer.from(ports.randomness.bytes(24)).toString('base64url');
    const language = (input.language ?? 'EN').toUpperCase();
    await writeLaunch(
      ports.database.kysely,
      digestOf(launch),
      {
        playerId: caller.playerId,
        sessionId: caller.sessionId,
        gameCode: game.gameCode,
        freePlay,
        language,
      },
      now,
    );
    const hosts = ports.launchHosts();
    const [pick = 0] = ports.randomness.bytes(1);
    const host = hosts[pick % Math.max(1, hosts.length)] ?? origin;
    const query = new URLSearchParams({ launch, lang: language });
    const url = `${host}/arcade/${game.gameCode}?${query}`;
    return { content: { game_url: url }, game_url: url, gameUrl: url };
  };
}
