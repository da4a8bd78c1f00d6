// The morning of the world of agents: the switches, a way to pay in, the tree, and contracts down
// every line.
import type { ModuleId } from '@baize/contract';
import { dayAt } from '@baize/money';
import { calmly } from '../wallet/ask.ts';
import { channels } from '../wallet/deposits/channels.ts';
import { offerTo, salaryBelow } from './contracts.ts';
import { settleTree } from './people.ts';
import { giveRates } from './rates.ts';
import type { AgentsWorld } from './world.ts';

const policies = {
  realityCheckMinutes: 0,
  depositTurnoverTimes: 0,
  billSecondPersonAbove: '1000000000',
} as const;

/** For what this world reads after each act; the house needs neither. */
const indexes = [
  'create index on agreements_payment (at)',
  'create index on rebate_sum (paid_at)',
] as const;

export async function prepare(world: AgentsWorld, people: number): Promise<void> {
  for (const index of indexes) await world.house.pool.query(index);
  const [ana, ben] = world.staff;
  const module: ModuleId = 'AGENTPOLICY3';
  await calmly(world, ana, ({ settings }, call) =>
    settings.actions.turnModule(call({ module, on: true })),
  );
  for (const [name, value] of Object.entries(policies))
    // What lets one of staff decide more alone is set by two.
    for (const one of [ana, ben])
      await calmly(world, one, ({ settings }, call) =>
        settings.actions.setPolicy(call({ name, value })),
      );
  const { code: id, bankCodes, houseAccounts, ...channel } = channels[0];
  const lists = { bankCodes: [...bankCodes], houseAccounts: [...houseAccounts] };
  await calmly(world, ana, ({ wallet }, call) =>
    wallet.actions.saveDepositChannel(call({ ...channel, ...lists, id, version: 0 })),
  );
  const chance = world.chance.fork('the tree');
  await settleTree(world, people, chance);
  await giveRates(world, world.chance.fork('the rates'));
  // The first day of rebates is that of the first look.
  const { modules } = await world.house.modules('first');
  await modules.jackpots.start();
  for (const job of modules.rebates.jobs) await job.run();
  world.shares.nextDay = dayAt(world.clock.now());
  // From the top down: nobody gives what they do not have.
  for (const payee of world.people.filter(({ isAgent }) => isAgent)) {
    const offered = { payer: payee.parent, payee, chance, isSure: true };
    await offerTo(world, { ...offered, kind: salaryBelow(world, payee) });
    if (chance.percent(70)) await offerTo(world, { ...offered, kind: 'dividend' });
  }
}
