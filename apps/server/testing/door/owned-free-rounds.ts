// Free rounds of a player, for the tests of the door: another may not play them.
import type { Server } from '../../src/compose/server.ts';
import type { Owned } from './owned-round.ts';
import type { Input } from './sample.ts';

const dayMs = 86_400_000;

export async function ownedFreeRounds(
  { modules, platform }: Server,
  playerId: string,
): Promise<Readonly<Record<string, Owned>>> {
  const id = 'free-rounds-of-the-player';
  const now = platform.clock.now();
  await platform.database.transaction((tx) =>
    modules.wagering.giveFreeRounds(tx, {
      id,
      kind: 'rounds',
      playerId,
      currency: 'PHP',
      gameCode: 'golden-lotus-20',
      stake: 10_000n,
      given: 1,
      pays: 'cash',
      givenAt: now,
      expiresAt: now + dayMs,
    }),
  );
  const naming = (freeRoundsId: string): Input => ({
    params: { gameCode: 'golden-lotus-20' },
    body: { stake: '1.00', freeRoundsId },
  });
  return { 'slots.spin': { theirs: naming(id), nobodys: naming('no-such-rounds') } };
}
