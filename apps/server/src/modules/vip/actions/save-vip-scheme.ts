// Staff write all levels at once, so that they always fit together. Members who now meet a level
// are raised soon after; no member falls before the month ends, and a level with members cannot be
// removed.
import { offerTopic, refuse, type InputOf, type vip } from '@baize/contract';
import { parseUnits, type Units } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import { newId, type Randomness } from '../../../platform/randomness/index.ts';
import type { VipPorts } from '../ports.ts';
import { printOfStaff } from '../print.ts';
import { refusalOfScheme, type Level } from '../rules/level.ts';
import { lockScheme, writeScheme } from '../store/scheme.ts';
import { heldLevels } from '../store/standings.ts';

type Written = InputOf<typeof vip.saveVipScheme>['levels'][number];

export const saveVipScheme =
  (ports: VipPorts, onSaved: () => void): Action<typeof vip.saveVipScheme> =>
  async ({ caller, input, now }) => {
    const saved = await ports.database.transaction(async (tx) => {
      const { version, levels: before } = await lockScheme(tx, 'to-save');
      if (input.version !== version) return refuse('vip-levels-changed');
      const known = new Set(before.map(({ levelId }) => levelId));
      const named = input.levels.flatMap(({ levelId }) => levelId ?? []);
      const isKnown = named.every((levelId) => known.has(levelId));
      if (!isKnown || new Set(named).size < named.length) return refuse('vip-level-unknown');
      const levels = input.levels.map((level) => levelOf(level, ports.randomness, now));
      const common = unitsOf(ports.policy().withdrawalMaximum);
      const refusal = refusalOfScheme(levels, common);
      if (refusal) return refusal;
      const held = await heldLevels(tx);
      const gone = before.findIndex(
        ({ levelId }) => held.has(levelId) && !levels.some((level) => level.levelId === levelId),
      );
      if (gone >= 0) return refuse('vip-level-held', { facts: { level: gone + 1 } });
      const next = { version: version + 1, levels, by: caller.username, at: now };
      await writeScheme(tx, next);
      await ports.audit(tx, {
        staff: caller,
        action: 'save-vip-levels',
        subject: 'vip-levels',
        before: before.map(printOfStaff),
        after: levels.map(printOfStaff),
      });
      await ports.outbox.tell(tx, { event: 'offer-changed', topic: offerTopic, payload: {} });
      return { version: next.version };
    });
    if (!('refused' in saved)) onSaved();
    return saved;
  };

function levelOf(written: Written, randomness: Randomness, now: number): Level {
  const names = Object.entries(written.names).map(([tag, name]) => [tag, name.trim()] as const);
  const { withdrawalMaximum, withdrawalDailySum: dailySum } = written;
  return {
    levelId: written.levelId ?? newId(now, randomness),
    emblem: written.emblem,
    colour: written.colour,
    names: Object.fromEntries(names.filter(([, name]) => name !== '')),
    turnover: unitsOf(written.turnover),
    deposits: unitsOf(written.deposits),
    keep: unitsOf(written.keep),
    withdrawalMaximum: withdrawalMaximum === null ? null : unitsOf(withdrawalMaximum),
    withdrawalsDaily: written.withdrawalsDaily ?? null,
    withdrawalDailySum: dailySum ? unitsOf(dailySum) : null,
    withdrawalsFree: written.withdrawalsFree ?? null,
    withdrawsFirst: written.withdrawsFirst,
    contact: written.contact.trim(),
  };
}

/** The contract has seen to it that these are amounts. */
const unitsOf = (text: string): Units => parseUnits(text, { decimalsMax: 4 }) ?? 0n;
