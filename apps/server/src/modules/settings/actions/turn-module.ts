// Turns one module switch. The change holds when it is answered, and the audit log tells who made
// it.
import { refuse, type settings } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { Keeper } from '../current.ts';
import type { SettingsPorts } from '../ports.ts';
import { isFixed, isModuleId, standsOn } from '../rules/module-tree.ts';
import { readChanges } from '../store/reader.ts';
import { lockSettings, writeSwitch } from '../store/writer.ts';

export const turnModule =
  (ports: SettingsPorts, keeper: Keeper): Action<typeof settings.turnModule> =>
  async ({ caller, input: { module, on }, now }) => {
    if (!isModuleId(module)) return refuse('module-unknown');
    if (isFixed(module)) return refuse('module-fixed');
    await ports.database.transaction(async (tx) => {
      await lockSettings(tx);
      const before = standsOn(module, (await readChanges(tx)).switches);
      if (before === on) return;
      await writeSwitch(tx, module, on, now);
      await ports.audit(tx, {
        staff: caller,
        action: 'turn-module',
        subject: module,
        before: { on: before },
        after: { on },
      });
    });
    await keeper.changed();
    return { module, on };
  };
