// The morning of the wallet's world: policies under which everything happens often, ways to pay in
// by both companies and by the house itself, rules for withdrawals, and the members with their
// line.
import { hastenPaymentPasswords, playerCaller } from '@baize/server/testing';
import { must } from '../broken.ts';
import { calmly } from './ask.ts';
import { channels, type Channel } from './deposits/channels.ts';
import type { Member } from './known.ts';
import { ruleCountMax, rules } from './withdrawals/rules.ts';
import type { WalletWorld } from './world.ts';

const membersMax = 5;
export const paymentPassword = '246813';
const password = 'Quietriver2468';

export const policies = {
  realityCheckMinutes: 0,
  withdrawalFee: '2',
  withdrawalFeePermille: 5,
  withdrawalsFree: 1,
  withdrawalFreeSpan: 'day',
  withdrawalSignedFrom: '3000',
  bonusSecondPersonAbove: '300',
  disputeSecondPersonFrom: '200',
  adjustmentAloneDaily: '500',
  transferDailyMaximum: '5000',
} as const;

export async function prepare(world: WalletWorld): Promise<void> {
  const [ana] = world.staff;
  for (const [name, value] of Object.entries(policies)) {
    await calmly(world, ana, ({ settings }, call) =>
      settings.actions.setPolicy(call({ name, value })),
    );
  }
  for (const module of ['C2CPAY3', 'TEAMTRANS3'] as const) {
    await calmly(world, ana, ({ settings }, call) =>
      settings.actions.turnModule(call({ module, on: true })),
    );
  }
  for (const { code: id, ...channel } of channels) {
    const written = { ...channel, id, version: 0, ...listsOf(channel) };
    await calmly(world, ana, ({ wallet }, call) =>
      wallet.actions.saveDepositChannel(call(written)),
    );
  }
  await writeRules(world);
  for (let number = 1; number <= membersMax; number += 1) await join(world, number);
  await hastenPaymentPasswords(world.house.pool, paymentPassword);
}

const listsOf = ({ bankCodes, houseAccounts }: Pick<Channel, 'bankCodes' | 'houseAccounts'>) => ({
  bankCodes: [...bankCodes],
  houseAccounts: [...houseAccounts],
});

async function writeRules(world: WalletWorld): Promise<void> {
  const [ana] = world.staff;
  const { version } = await calmly(world, ana, ({ cashier }, call) =>
    cashier.actions.getAutomation(call({})),
  );
  const rulesKept = rules.map((rule) => ({ ...rule, conditions: [...rule.conditions] }));
  const bounds = { dailyCount: ruleCountMax, dailyAmount: '100000.00' };
  await calmly(world, ana, ({ cashier }, call) =>
    cashier.actions.saveAutomation(call({ version, rules: rulesKept, ...bounds })),
  );
  await calmly(world, ana, ({ cashier }, call) => cashier.actions.startAutomation(call({})));
}

/**
 * The first two lead teams: the second stands below the first, and the others below one of them.
 */
async function join(world: WalletWorld, number: number): Promise<void> {
  const { modules } = await world.house.modules('first');
  const type = number <= 2 ? 1 : 0;
  const upline = number === 1 ? undefined : world.members[number === 2 || number % 2 ? 0 : 1];
  const username = `payer${number}`;
  const facts = { username, password, paymentPassword, type, payeeName: 'Maria Santos' };
  const id = await modules.identity.enrol({
    ...facts,
    ...(upline === undefined ? {} : { uplineId: upline.id }),
  });
  must(id !== undefined, 'anybody can be enrolled');
  world.members.push(memberOf(world, { id, username, type, upline }));
}

type Who = Pick<Member, 'id' | 'username' | 'type' | 'upline'>;

const memberOf = (world: WalletWorld, who: Who): Member => ({
  ...who,
  chance: world.chance.fork(who.username),
  caller: () => {
    const { username, type } = who;
    return playerCaller(who.id, { username, type, since: world.clock.now() });
  },
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
});
