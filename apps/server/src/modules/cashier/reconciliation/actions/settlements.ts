// The imported files of providers, the import of one, and the fees that were agreed.
import { refuse, type cashier } from '@baize/contract';
import { dayAt, parseUnits, printUnits, startOfDay } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { CashierPorts } from '../../ports.ts';
import { dayOf } from '../../cases/rules/day.ts';
import { importFile } from '../import-file.ts';
import { readFees, readFiles, writeFees } from '../store/settlements.ts';

const pageSizeUnlessAsked = 20;

export const listSettlements =
  ({ database, providers }: CashierPorts): Action<typeof cashier.listSettlements> =>
  async ({ input: { pageNo = 1, pageSize = pageSizeUnlessAsked } }) => {
    const { list, total } = await readFiles(database.kysely, { pageNo, pageSize });
    const readable = providers.filter(({ settlements }) => settlements !== undefined);
    const named = await Promise.all(
      readable.map(async ({ name }) => ({
        name,
        fees: (await readFees(database.kysely, name)).map((fee) => ({
          ...fee,
          fixed: printUnits(fee.fixed),
        })),
      })),
    );
    return { list: [...list], total, providers: named };
  };

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

export const saveProviderFees =
  ({ database, providers, audit }: CashierPorts): Action<typeof cashier.saveProviderFees> =>
  ({ caller: staff, input }) => {
    const { provider } = input;
    if (!providers.some(({ name }) => name === provider)) {
      return Promise.resolve(refuse('provider-unknown'));
    }
    return database.transaction(async (tx) => {
      const before = await readFees(tx, provider);
      const after = input.fees.map(({ fixed, ...fee }) => ({
        ...fee,
        fixed: parseUnits(fixed, { decimalsMax: 4 }) ?? 0n,
      }));
      const once = [...new Map(after.map((fee) => [fee.direction, fee])).values()];
      await writeFees(tx, provider, once);
      await audit(tx, { staff, action: 'save-provider-fees', subject: provider, before, after });
      return { done: true } as const;
    });
  };
