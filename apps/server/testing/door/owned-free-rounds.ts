// Free rounds and a free bet of a player, for the tests of the door: another may not use them.
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
  const given = { playerId, currency: 'PHP', stake: 10_000n, given: 1, pays: 'cash' } as const;
  const lasting = { ...given, givenAt: now, expiresAt: now + dayMs };
  const bets = { dice: 'free-bet-of-dice', 'sky-lantern': 'free-bet-of-a-flight' };
  await platform.database.transaction(async (tx) => {
    const give = modules.wagering.giveFreeRounds;
    await give(tx, { ...lasting, id, kind: 'rounds', gameCode: 'golden-lotus-20' });
    for (const [gameCode, betId] of Object.entries(bets))
      await give(tx, { ...lasting, id: betId, kind: 'bet', gameCode });
  });
  const naming = (freeRoundsId: string): Input => ({
    params: { gameCode: 'golden-lotus-20' },
    body: { stake: '1.00', freeRoundsId },
  });
  const betting = (gameCode: keyof typeof bets, body: object) => {
    const one = (freeBetId: string): Input => ({
      params: { gameCode },
      body: { stake: '1.00', ...body, freeBetId },
    });
    return { theirs: one(bets[gameCode]), nobodys: one('no-such-bet') };
  };
  return {
    'slots.spin': { theirs: naming(id), nobodys: naming('no-such-rounds') },
    'instant.playInstant': betting('dice', { choice: { side: 'under', chance: 5000 } }),
    'crash.placeCrashSlip': betting('sky-lantern', { round: '20261127-00001' }),
  };
}
