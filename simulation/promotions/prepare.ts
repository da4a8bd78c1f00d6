// The morning of the world of promotions: policies, a way to pay in, the members, the promotions,
// the rates of points and the goods.
import { printUnits } from '@baize/money';
import { playerCaller } from '@baize/server/testing';
import { must } from '../broken.ts';
import { calmly } from '../wallet/ask.ts';
import { channels } from '../wallet/deposits/channels.ts';
import { peso } from '../wallet/known.ts';
import { rates, type Rewarded } from './known.ts';
import { offerNames, publish } from './offers.ts';
import { deposit } from './play.ts';
import { afterStep } from './time.ts';
import type { PromotionsWorld } from './world.ts';

const membersAtFirst = 5;
export const paymentPassword = '246813';
const password = 'Quietriver2468';
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

interface Invited {
  readonly inviter: Rewarded | undefined;
  /** They are the member who invited them, under another name. */
  readonly isInviter: boolean;
}

const byNobody: Invited = { inviter: undefined, isInviter: false };

export async function join(world: PromotionsWorld, invited: Invited = byNobody): Promise<void> {
  const { modules } = await world.house.modules('first');
  const number = world.members.length + 1;
  const username = `winner${number}`;
  const { inviter, isInviter } = invited;
  const payeeName = isInviter && inviter ? inviter.payeeName : `Maria ${names[number]}`;
  const facts = { username, password, paymentPassword, type: 0, payeeName };
  const id = await modules.identity.enrol({
    ...facts,
    ...(inviter === undefined ? {} : { referrerId: inviter.id }),
  });
  must(id !== undefined, 'anybody can be enrolled');
  world.members.push(memberOf(world, { id, username, payeeName, ...invited }));
}

const names = ['', 'Santos', 'Reyes', 'Cruz', 'Ramos', 'Torres', 'Garcia', 'Lopez', 'Rivera'];

type Who = Pick<Rewarded, 'id' | 'username' | 'payeeName' | 'inviter' | 'isInviter'>;

const memberOf = (world: PromotionsWorld, who: Who): Rewarded => ({
  ...who,
  type: 0,
  upline: undefined,
  chance: world.chance.fork(who.username),
  caller: () => playerCaller(who.id, { username: who.username, type: 0, since: world.clock.now() }),
  cash: 0n,
  bonusMoney: 0n,
  held: 0n,
  transit: 0n,
  inPlay: 0n,
  debt: 0n,
  cardId: undefined,
  items: [],
  bonuses: [],
  bets: new Map(),
  isPoor: false,
  dropped: [],
  ownLimit: null,
  operatorLimit: null,
  failures: [],
  blocks: [],
  unpaidInRow: 0,
  blockedUntil: 0,
  plays: [],
  deposited: 0n,
  pointsMoved: 0n,
  joins: new Map(),
  rounds: new Map(),
  tickets: [],
  freeRounds: [],
  openFree: undefined,
  breakUntil: 0,
});

const goods = [
  { points: 30, amount: 0n, stock: 3 },
  { points: 20, amount: peso(6), stock: 4 },
  { points: 10, amount: 0n, stock: null },
] as const;

async function stock(world: PromotionsWorld): Promise<void> {
  const [ana] = world.staff;
  const { stake, deposit: ofDeposit, ratio, step } = rates;
  const earn = [{ category: 'RNG' as const, stake }];
  const written = { version: 0, earn, deposit: ofDeposit, ratio, step, isConverting: true };
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
