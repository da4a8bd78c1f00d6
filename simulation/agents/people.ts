// People of the world of agents: trees of up to twelve levels, the first with a spine of agents
// down to the last level, branches that leave it anywhere, and members who bring money in.
import { printUnits, type Units } from '@baize/money';
import { callOf, playerCaller } from '@baize/server/testing';
import { must } from '../broken.ts';
import type { Chance } from '../chance.ts';
import { tellingOf } from '../payment-house.ts';
import { ask, refusalOf } from '../wallet/ask.ts';
import { channels } from '../wallet/deposits/channels.ts';
import { count, lineOf, type Person } from './known.ts';
import type { AgentsWorld } from './world.ts';

export const password = 'Quietriver2468';
export const levels = 12;
/** How many of a hundred are agents, beside the spine. */
const agentsPercent = 18;

/** As many agents stand at the top. */
const tops = 3;

/** The spine first, the other tops, then everybody below some agent. */
export async function settleTree(world: AgentsWorld, count: number, chance: Chance): Promise<void> {
  let last: Person | undefined;
  for (let level = 1; level <= levels && level <= count; level += 1)
    last = await join(world, { parent: last, isAgent: level < levels });
  for (let top = 1; top < tops; top += 1) await join(world, { parent: undefined, isAgent: true });
  while (world.people.length < count) {
    const may = world.people.filter((one) => one.isAgent && lineOf(one).length < levels - 1);
    const isAgent = chance.percent(agentsPercent);
    await join(world, { parent: chance.pick(may), isAgent });
  }
}

interface Joining {
  readonly parent: Person | undefined;
  readonly isAgent: boolean;
}

export async function join(world: AgentsWorld, { parent, isAgent }: Joining): Promise<Person> {
  const { modules } = await world.house.modules('first');
  const username = `${isAgent ? 'agent' : 'member'}${world.people.length + 1}`;
  const type = isAgent ? 1 : 0;
  const id = await modules.identity.enrol({
    username,
    password,
    type,
    payeeName: 'Maria Santos',
    ...(isAgent ? { affiliateCode: `CODE${world.people.length + 1}` } : {}),
    ...(parent === undefined ? {} : { uplineId: parent.id }),
  });
  must(id !== undefined, 'anybody can be enrolled');
  const person = personOf(world, { id, username, type, parent, isAgent });
  parent?.below.push(person);
  world.people.push(person);
  return person;
}

type Who = Pick<Person, 'id' | 'username' | 'type' | 'parent' | 'isAgent'>;

const personOf = (world: AgentsWorld, who: Who): Person => ({
  ...who,
  isGone: false,
  below: [],
  upline: undefined,
  chance: world.chance.fork(who.username),
  caller() {
    const { type, username } = this;
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

const provider = { kind: 'provider' } as const;

/** Paid at the company as soon as it is opened, and told until it is heard. */
export async function payIn(world: AgentsWorld, member: Person, amount: Units): Promise<void> {
  const { bankCodes, bankType, code: channel, provider: vendorId } = channels[0];
  const wired = Number(printUnits(amount, 2));
  const input = { amount: wired, vendorId, bankCode: bankCodes[0], bankType, channel };
  const before = new Set(world.company.payments.keys());
  const asked = await ask(world, member.caller(), ({ wallet }, call) =>
    wallet.actions.depositByQrImageUrl(call(input)),
  );
  const word = refusalOf(asked.answer);
  must(word === '' || word === 'provider-unavailable', 'a deposit can be opened', asked);
  const [payment] = [...world.company.payments].filter(([id]) => !before.has(id)).map(([, p]) => p);
  if (word !== '' || payment === undefined) return;
  const at = world.clock.now();
  const { headers, body } = tellingOf({ payment, outcome: 'paid', amount, at }, at);
  await ask(world, provider, ({ wallet }) => {
    const call = callOf(provider, { provider: 'sandpay' }, world.clock.now());
    return wallet.actions.hearPayment({ ...call, headers, rawBody: Buffer.from(body) });
  });
  member.cash += amount;
  world.sums.clearing -= amount;
  count(world.counted, { at, member, deposit: amount });
  world.tally.add('deposit credited');
}
