// The player's own row of wagering, made with a first seed pair when it is not there yet.
import { newSeedPair } from '../store/seed.ts';
import { readPlay } from '../store/reader.ts';
import { beginPlay } from '../store/writer.ts';
import type { PlayerPlay } from '../rules/round.ts';
import type { WageringPorts } from '../../ports.ts';

type Ports = Pick<WageringPorts, 'database' | 'randomness'>;

export async function ownPlay(
  ports: Ports,
  playerId: string,
  currency: string,
): Promise<PlayerPlay> {
  const db = ports.database.kysely;
  const known = await readPlay(db, playerId);
  if (known) return known;
  await beginPlay(db, playerId, currency, newSeedPair(ports.randomness));
  const made = await readPlay(db, playerId);
  if (!made) throw new Error(`player ${playerId} could not begin to play`);
  return made;
}
