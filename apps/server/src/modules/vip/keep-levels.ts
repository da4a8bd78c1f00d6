// Timed work: settled rounds are counted, members who meet changed levels are raised, settings that
// ran out end, and finished months are judged. Each part may be repeated at any point.
import type { Tx } from '../../platform/database/index.ts';
import { countRounds } from './count.ts';
import { noteMove, raise } from './move.ts';
import type { VipPorts } from './ports.ts';
import { levelAt, placeOf, type Level } from './rules/level.ts';
import { monthAt, startOfMonth } from '@baize/money';
import { judgeMonths } from './rules/standing.ts';
import { markRaised, playersOf, raisedVersion, readMonths } from './store/counting.ts';
import { lockScheme, readScheme } from './store/scheme.ts';
import {
  lockMembers,
  settingsEnded,
  toJudge,
  writeEarned,
  writeSetting,
  type Member,
} from './store/standings.ts';

const atOnce = 200;
/** So long after a month's end what was settled in it has been counted. */
const judgedAfterMs = 10 * 60_000;

export async function keepLevels(ports: VipPorts): Promise<void> {
  await countRounds(ports);
  await raiseAll(ports);
  await endSettings(ports);
  await judgeAll(ports);
}

/** After a change of levels: raises members who now meet one. */
async function raiseAll(ports: VipPorts): Promise<void> {
  const { database, clock } = ports;
  const { version } = await readScheme(database.kysely);
  if ((await raisedVersion(database.kysely)) >= version) return;
  const now = clock.now();
  let after = '';
  for (;;) {
    const page = { month: monthAt(now), after, count: atOnce };
    const playerIds = await playersOf(database.kysely, page);
    await database.transaction(async (tx) => {
      const { levels } = await lockScheme(tx, 'to-move');
      await raise(ports, tx, { levels, playerIds, now });
    });
    after = playerIds.at(-1) ?? '';
    if (playerIds.length < atOnce) break;
  }
  await markRaised(database.kysely, version);
}

async function endSettings(ports: VipPorts): Promise<void> {
  const { database, clock } = ports;
  const now = clock.now();
  await inPortions(
    () => settingsEnded(database.kysely, now, atOnce),
    (playerIds) =>
      database.transaction(async (tx) => {
        const { levels } = await lockScheme(tx, 'to-move');
        for (const before of await lockMembers(tx, playerIds, monthAt(now))) {
          if (before.setUntil === null || before.setUntil > now) continue;
          await writeSetting(tx, before.playerId);
          const after = { ...before, setLevelId: null, setUntil: null };
          await noteMove(ports, tx, { levels, before, after, cause: 'setting-ended', now });
        }
      }),
  );
}

async function judgeAll(ports: VipPorts): Promise<void> {
  const { database, clock } = ports;
  const now = clock.now();
  const current = monthAt(now);
  if (now - startOfMonth(current) < judgedAfterMs) return;
  await inPortions(
    () => toJudge(database.kysely, current, atOnce),
    (playerIds) =>
      database.transaction(async (tx) => {
        const { levels } = await lockScheme(tx, 'to-move');
        const members = await lockMembers(tx, playerIds, current);
        await judgeMembers(ports, tx, { levels, members, current, now });
      }),
  );
}

interface Judging {
  readonly levels: readonly Level[];
  readonly members: readonly Member[];
  readonly current: number;
  readonly now: number;
}

async function judgeMembers(ports: VipPorts, tx: Tx, judging: Judging): Promise<void> {
  const { levels, members, current, now } = judging;
  const since = Math.min(...members.map(({ judgedMonth }) => judgedMonth + 1));
  const rows = await readMonths(
    tx,
    members.map(({ playerId }) => playerId),
    since,
  );
  for (const before of members) {
    if (before.judgedMonth >= current - 1) continue;
    const own = rows.filter(({ playerId }) => playerId === before.playerId);
    const asked = {
      levels,
      standing: before,
      turnoverOf: (month: number) => own.find((row) => row.month === month)?.turnover ?? 0n,
      current,
    };
    let place = judgeMonths({ ...asked, isOnBreak: false });
    if (place < placeOf(levels, before.levelId)) {
      const restraint = await ports.wagering.restraintOf(before.playerId, now);
      place = judgeMonths({ ...asked, isOnBreak: restraint === 'paused' });
    }
    const levelId = levelAt(levels, place)?.levelId ?? null;
    const after = { ...before, levelId, judgedMonth: current - 1 };
    await writeEarned(tx, after);
    await noteMove(ports, tx, { levels, before, after, cause: 'month-ended', now });
  }
}

async function inPortions(
  find: () => Promise<readonly string[]>,
  work: (playerIds: readonly string[]) => Promise<void>,
): Promise<void> {
  for (;;) {
    const playerIds = await find();
    if (playerIds.length > 0) await work(playerIds);
    if (playerIds.length < atOnce) return;
  }
}
