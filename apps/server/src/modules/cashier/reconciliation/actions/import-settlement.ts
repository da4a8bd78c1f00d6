// Imports a provider's file of a day; it may be repeated.
import { refuse, type cashier } from '@baize/contract';
import { dayAt, startOfDay } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import { dayOf } from '../../cases/rules/day.ts';
import type { CashierPorts } from '../../ports.ts';
import { importFile } from '../import-file.ts';
import { readFiles } from '../store/settlements.ts';

export const importSettlement =
  (ports: CashierPorts): Action<typeof cashier.importSettlement> =>
  async ({ caller: staff, input: { provider: name, day }, now }) => {
    const provider = ports.providers.find((one) => one.name === name && one.settlements);
    if (!provider?.settlements) return refuse('provider-unknown');
    const number = dayOf(day);
    if (number === undefined || number > dayAt(now)) return refuse('days-wrong');
    const span = { start: startOfDay(number), end: startOfDay(number + 1) };
    const asked = { provider: name, day, ...span, by: staff.username, now };
    const source = {
      settlements: (of: string) => provider.settlements?.(of) ?? Promise.resolve([]),
    };
    try {
      await importFile(ports, source, asked);
    } catch (error) {
      ports.log.warn({ error, provider: name, day }, 'a provider’s file could not be imported');
      return refuse('provider-unavailable');
    }
    const of = { provider: name, day };
    const { list } = await readFiles(ports.database.kysely, { pageNo: 1, pageSize: 1, of });
    const [file] = list;
    if (!file) throw new Error(`The file of ${name} of ${day} was not kept`);
    await ports.database.transaction((tx) =>
      ports.audit(tx, {
        staff,
        action: 'import-settlement',
        subject: `${name} ${day}`,
        before: null,
        after: { rows: file.rows, matched: file.matched, open: file.open },
      }),
    );
    return file;
  };
