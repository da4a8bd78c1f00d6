// A red envelope that thousands of members open in the same moment: how long the last one waits,
// whether each of them got exactly one packet, and whether nothing is left of its money.
import { unwrap } from '@baize/client';
import { buildServer, openByMany, playerCaller, systemClock } from '@baize/server/testing';
import { clientAt } from '../crowd.ts';
import { none, type Figure } from '../figures.ts';
import type { Ground } from '../ground.ts';
import { copyMembers } from '../members.ts';
import { envelopeOf } from './offers.ts';

const waitMsMost = 2000;

export async function measureEnvelope(ground: Ground, openers: number): Promise<Figure[]> {
  const { books, crowd, server } = ground;
  const { pool } = books.database;
  const [guest] = crowd.guests;
  if (!guest) throw new Error('no guest for the envelope');
  await copyMembers(pool, guest, { prefix: 'opener', count: openers });
  const { promotions } = clientAt(server().consoleUrl, crowd.staffToken);
  const drafted = unwrap(await promotions.createEnvelope(envelopeOf(openers)));
  const { envelopeId } = drafted;
  const made = unwrap(
    await promotions.publishEnvelope({ id: envelopeId, version: drafted.version }),
  );
  if (made.stage !== 'published') throw new Error(`The envelope is ${made.stage}`);
  const built = await buildServer({ database: books.database, clock: systemClock });
  try {
    const players = Array.from({ length: openers }, (_, at) => playerCaller(`opener-${at + 1}`));
    const opened = await openByMany(built.server.modules.promotions, {
      envelopeId,
      players,
      now: Date.now(),
    });
    const waits = opened.waits.toSorted((a, b) => a - b);
    const { rows } = await pool.query<{ rest: bigint }>(
      `select count(*) - (select count(distinct player_id) from promotions_packet
         where envelope_id = $1 and player_id is not null) as rest
       from promotions_packet where envelope_id = $1`,
      [envelopeId],
    );
    return [
      {
        what: `an envelope opened by ${openers} in one moment, the longest wait`,
        value: waits.at(-1) ?? Number.NaN,
        unit: 'ms',
        promised: { of: 'value', atMost: waitMsMost },
      },
      none('openers without a packet of their own', Number(rows[0]?.rest ?? openers)),
    ];
  } finally {
    await built.close();
  }
}
