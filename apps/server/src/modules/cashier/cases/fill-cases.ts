// Writes a case for each open withdrawal that has none: after an upgrade, and after a process of
// the version before served beside this one.
import type { CashierPorts } from '../ports.ts';
import { withdrawalMoved } from './moved.ts';
import { readCasesById } from './store/cases.ts';

const atOnce = 500;
const open = ['pending', 'approved', 'paying'] as const;

export async function fillCases(ports: CashierPorts): Promise<void> {
  for (const state of open) await fillState(ports, state);
}

async function fillState(ports: CashierPorts, state: (typeof open)[number]): Promise<void> {
  const { database, wallet } = ports;
  for (let after = { requestedAt: 0, id: '' }; ;) {
    const found = await wallet.desk.inState({ state, after, count: atOnce });
    const kept = await readCasesById(
      database.kysely,
      found.map(({ id }) => id),
    );
    const states = new Map(kept.map((one) => [one.id, one.state]));
    for (const { id } of found.filter((one) => states.get(one.id) !== one.state)) {
      await database.transaction(async (tx) => {
        const seen = await wallet.desk.lock(tx, id);
        if (seen) await withdrawalMoved(ports, tx, seen.withdrawal);
      });
    }
    const last = found.at(-1);
    if (!last || found.length < atOnce) return;
    after = { requestedAt: last.requestedAt, id: last.id };
  }
}
