// Moves members among the levels: writes the change, records the step, and notifies. A member on a
// break or excluded is not notified; one with limits is told without a celebration.
import { topicOfPlayer, type VipCause } from '@baize/contract';
import type { Tx } from '../../platform/database/index.ts';
import type { VipPorts } from './ports.ts';
import { levelAt, placeOf, placeReached, type Level } from './rules/level.ts';
import { monthAt } from '@baize/money';
import { levelIdAt } from './rules/standing.ts';
import { readMonths, type MonthRow } from './store/counting.ts';
import {
  lockMembers,
  writeEarned,
  writeStep,
  type Member,
  type PastLevel,
} from './store/standings.ts';

export interface Moved {
  readonly levels: readonly Level[];
  readonly before: Member;
  readonly after: Member;
  readonly cause: VipCause;
  readonly now: number;
  readonly by?: string;
  readonly reason?: string;
}

/** Lifts everybody to the highest level that this month or the last one reached. */
export async function raise(
  ports: VipPorts,
  tx: Tx,
  {
    levels,
    playerIds,
    now,
  }: { levels: readonly Level[]; playerIds: readonly string[]; now: number },
): Promise<void> {
  if (levels.length === 0 || playerIds.length === 0) return;
  const month = monthAt(now);
  const members = await lockMembers(tx, playerIds, month);
  const months = Map.groupBy(
    await readMonths(tx, playerIds, month - 1),
    ({ playerId }) => playerId,
  );
  for (const before of members) {
    const best = bestOf(levels, months.get(before.playerId) ?? []);
    if (best.place <= placeOf(levels, before.levelId)) continue;
    const levelId = levelAt(levels, best.place)?.levelId ?? null;
    // A fall that an earlier month would have caused no longer matters.
    const judgedMonth = Math.max(before.judgedMonth, best.month - 1);
    const after = { ...before, levelId, judgedMonth };
    await writeEarned(tx, after);
    await noteMove(ports, tx, { levels, before, after, cause: 'reached', now });
  }
}

function bestOf(levels: readonly Level[], months: readonly MonthRow[]) {
  let best = { place: 0, month: 0 };
  for (const counted of months) {
    const place = placeReached(levels, counted);
    if (place > best.place) best = { place, month: counted.month };
  }
  return best;
}

/** Keeps the step and tells of it, where the level that counts is another now. */
export async function noteMove(ports: VipPorts, tx: Tx, moved: Moved): Promise<void> {
  const { levels, before, after, cause, now, by = '', reason = '' } = moved;
  const from = levelIdBefore(before, cause, now);
  const to = levelIdAt(after, now);
  if (from === to) return;
  const step = { at: now, cause, from: pastOf(levels, from), to: pastOf(levels, to), by, reason };
  const stepId = await writeStep(tx, after.playerId, step);
  await tellMove(ports, tx, {
    playerId: after.playerId,
    stepId,
    to: step.to,
    rises: placeOf(levels, to) > placeOf(levels, from),
    now,
  });
}

/** A setting that ran out stood until it is ended or replaced. */
function levelIdBefore(before: Member, cause: VipCause, now: number): string | null {
  const isOfSetting = cause === 'set-by-staff' || cause === 'setting-ended';
  return isOfSetting && before.setUntil !== null ? before.setLevelId : levelIdAt(before, now);
}

interface ToTell {
  readonly playerId: string;
  readonly stepId: bigint;
  readonly to: PastLevel | null;
  readonly rises: boolean;
  readonly now: number;
}

async function tellMove(ports: VipPorts, tx: Tx, told: ToTell): Promise<void> {
  if (!ports.isOn('VIP3')) return;
  const { playerId, stepId, to, rises, now } = told;
  const topic = topicOfPlayer(playerId);
  const restraint = await ports.wagering.restraintOf(playerId, now);
  const payload = { rises, quiet: restraint !== 'none' };
  await ports.outbox.tell(tx, { event: 'vip-moved', topic, payload });
  if (restraint === 'paused') return;
  const news = { stepId: String(stepId), rises, to };
  await ports.outbox.tell(tx, { event: 'vip-level-changed', topic, payload: news });
}

function pastOf(levels: readonly Level[], levelId: string | null): PastLevel | null {
  const level = levels.find((one) => one.levelId === levelId);
  if (level === undefined) return null;
  const { emblem, colour, names } = level;
  return { levelId: level.levelId, emblem, colour, names };
}
