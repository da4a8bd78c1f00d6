// The morning of the world of promotions: policies, a way to pay in, the members, the promotions,
// the rates of points and the goods.
import { printUnits } from '@baize/money';
import { calmly } from '../wallet/ask.ts';
import { channels } from '../wallet/deposits/channels.ts';
import { peso } from '../wallet/known.ts';
import { join } from './joining.ts';
import { rates } from './known.ts';
import { offerNames, publish } from './offers.ts';
import { deposit } from './play.ts';
import { afterStep } from './time.ts';
import type { PromotionsWorld } from './world.ts';

const membersAtFirst = 5;
const policies = { realityCheckMinutes: 0, depositTurnoverTimes: 0 } as const;

export async function prepare(world: PromotionsWorld): Promise<void> {
  const [ana] = world.staff;
  for (const [name, value] of Object.entries(policies))
    await calmly(world, ana, ({ settings }, call) =>
      settings.actions.setPolicy(call({ name, value })),
    );
  const { code: id, bankCodes, houseAccounts, ...channel } = channels[0];
  const lists = { bankCodes: [...bankCodes], houseAccounts: [...houseAccounts] };
  await calmly(world, ana, ({ wallet }, call) =>
    wallet.actions.saveDepositChannel(call({ ...channel, ...lists, id, version: 0 })),
  );
  for (let number = 1; number <= membersAtFirst; number += 1) await join(world);
  for (const name of offerNames) await publish(world, name);
  await stock(world);
  for (const member of world.members) {
    await deposit(world, member, peso(400));
    await afterStep(world);
  }
}

const goods = [
  { points: 30, amount: 0n, stock: 3 },
  { points: 20, amount: peso(6), stock: 4 },
  { points: 10, amount: 0n, stock: null },
] as const;

async function stock(world: PromotionsWorld): Promise<void> {
  const [ana] = world.staff;
  const { stake, deposit: ofDeposit, ratio, step } = rates;
  const earn = [{ category: 'RNG' as const, stake }];
  const budget = { pointsDay: null, pointsMonth: null, moneyDay: null, moneyMonth: null };
  const written = { version: 0, earn, deposit: ofDeposit, ratio, step, isConverting: true, budget };
  await calmly(world, ana, ({ points }, call) => points.actions.savePointScheme(call(written)));
  for (const { points, amount, stock: most } of goods) {
    const made = await calmly(world, ana, (modules, call) =>
      modules.points.actions.createPointGood(call(goodWritten({ points, amount, stock: most }))),
    );
    world.goods.push({ id: made.goodId, points, amount, stock: most, version: 1 });
  }
}

export const goodWritten = ({
  points,
  amount,
  stock,
}: {
  readonly points: number;
  readonly amount: bigint;
  readonly stock: number | null;
}) => ({
  kind: 'promotion' as const,
  points,
  amount: printUnits(amount, 2),
  stock,
  picture: '',
  names: { en: 'A good' },
  details: {},
  isOn: true,
});
