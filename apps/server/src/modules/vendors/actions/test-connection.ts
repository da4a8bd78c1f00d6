// Asks a vendor for its games as the lobby does, also while it is off, and says what came of it.
import { refuse, type vendors } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { VendorsParts } from '../parts.ts';
import { isComplete } from '../rules/connection.ts';
import { readGames } from '../rules/read-games.ts';

export const testConnection =
  ({ keeper, ask }: VendorsParts): Action<typeof vendors.testConnection> =>
  async ({ input: { vendor } }) => {
    const connection = keeper.find(vendor);
    if (!connection) return refuse('vendor-unknown');
    if (!isComplete(connection)) return refuse('key-missing');
    const { answer, error, status, withOldKey, durationMs } = await ask(connection, 'games', {});
    const listed = answer?.content['games'];
    const count = Array.isArray(listed) ? listed.length : 0;
    const games = answer?.ok ? (readGames(vendor, answer.content)?.length ?? 0) : 0;
    const isList = !answer?.ok || Array.isArray(listed);
    return {
      error: error || (isList ? '' : 'answer-unreadable'),
      status,
      durationMs: Math.round(durationMs * 10) / 10,
      withOldKey,
      games,
      unreadable: count - games,
    };
  };
