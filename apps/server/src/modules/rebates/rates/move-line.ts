// Keeps the upline beside rates: when a member is moved or an agent ended, in their transaction,
// and of rates that an earlier release wrote. It waits for changes of rates, which are judged by
// the line they found.
import type { Tx } from '../../../platform/database/index.ts';
import type { RatesPorts } from './ports.ts';
import {
  fillUplines,
  readUnplaced,
  writeUpline,
  writeUplineOfAll,
  type PlacedRates,
} from './store/direct-rates.ts';
import { lockRates } from './store/rates.ts';

async function uplineOf({ agents }: RatesPorts, tx: Tx, memberId: string): Promise<string> {
  const [, upline] = await agents.lineOf(memberId, tx);
  return upline?.id ?? '';
}

/** The member was moved already. */
export async function memberMoved(ports: RatesPorts, tx: Tx, memberId: string): Promise<void> {
  await lockRates(tx);
  await writeUpline(tx, memberId, await uplineOf(ports, tx, memberId));
}

/** Who stood directly below the agent stands below the agent above now. */
export async function agentEnded(ports: RatesPorts, tx: Tx, agentId: string): Promise<void> {
  await lockRates(tx);
  await writeUplineOfAll(tx, agentId, await uplineOf(ports, tx, agentId));
}

const batchMax = 1000;

export async function placeRates({ database, agents }: RatesPorts): Promise<void> {
  for (;;) {
    const count = await database.transaction(async (tx) => {
      await lockRates(tx);
      const ids = await readUnplaced(tx, batchMax);
      const chains = ids.length === 0 ? new Map() : await agents.chainsOf(ids, tx);
      const placed: PlacedRates[] = ids.map((playerId) => ({
        playerId,
        uplineId: chains.get(playerId)?.at(-1) ?? '',
      }));
      if (placed.length > 0) await fillUplines(tx, placed);
      return placed.length;
    });
    if (count < batchMax) return;
  }
}
