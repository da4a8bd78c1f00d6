// The team of the agents' past: members who came by and by, each by an invitation of the agent
// above, and the rates of rebates of all. Invitations were opened more often than used.
import { isRefusal } from '@baize/contract';
import { floorToCent, unitsToNumber } from '@baize/money';
import type { Modules } from '../compose/modules.ts';
import type { PlayerCaller } from '../platform/call/index.ts';
import { demoLogins } from './demo-logins.ts';
import { houseCall } from './house-call.ts';
import { agentCaller, type DemoAgent } from './seed-agreements.ts';
import { staffAt } from './seed-promotions.ts';

type Above = 'second' | 'third';

interface PastMember {
  readonly username: string;
  readonly above: Above;
  /** So many days ago. */
  readonly cameAgo: number;
}

export const pastMembers: readonly PastMember[] = [
  { username: 'bintang88', above: 'second', cameAgo: 37 },
  { username: 'lualhati', above: 'second', cameAgo: 37 },
  { username: 'amihan21', above: 'third', cameAgo: 37 },
  { username: 'dalisay7', above: 'second', cameAgo: 20 },
  { username: 'hiyas88', above: 'third', cameAgo: 20 },
];

/** Of categories in which the agents' last days have no play: rebates pay nobody's arrears. */
const rebated = ['LIVE', 'SPORTS'] as const;
const rateOf = { agent: 60, second: 55, third: 55, member: 30 } as const;
const opened = 4;

let calls = 0;
const called = (now: number) => houseCall('', now, `seed-past-${(calls += 1)}`);

function given<A>(answer: A) {
  if (isRefusal(answer)) throw new Error(`the agents' past was refused: ${answer.refused}`);
  return answer as Exclude<A, { readonly refused: string }>;
}

export async function setRates(
  { rebates }: Modules,
  now: number,
  { playerId, of }: { readonly playerId: string; readonly of: keyof typeof rateOf },
): Promise<void> {
  const rates = rebated.map((category) => ({ category, rate: rateOf[of] }));
  const input = { id: playerId, rates, reason: 'the demo world' };
  given(await rebates.actions.setMemberRates({ ...called(now), caller: staffAt(now), input }));
}

/** Turned on by two; by what the house won, so that it pays nothing for weeks in which it lost. */
export async function planCommission({ rebates }: Modules, now: number): Promise<void> {
  const input = {
    name: 'Weekly commission',
    basis: 'loss',
    period: 'weekly',
    categories: [],
    tiers: [
      { upTo: '3000', rate: 200 },
      { upTo: null, rate: 400 },
    ],
    roots: [demoLogins[1].username],
    isOn: true,
    reason: 'the demo world',
  } as const;
  const made = await rebates.actions.createCommissionPlan({
    ...called(now),
    caller: staffAt(now),
    input: { ...input, categories: [], tiers: [...input.tiers], roots: [...input.roots] },
  });
  const { id } = given(made);
  const second = { ...staffAt(now), staffId: 'seed-second', username: 'seed-second' };
  const confirmed = { ...called(now), caller: second, input: { id, proposedAt: now } };
  given(await rebates.actions.confirmCommissionPlan(confirmed));
}

/** Whole cents of all that the agent has. */
export async function sendAll(
  { wallet }: Modules,
  now: number,
  { agent, to }: { readonly agent: DemoAgent; readonly to: DemoAgent },
): Promise<void> {
  const { cash } = await wallet.balance(agent.playerId, 'PHP');
  const amount = unitsToNumber(floorToCent(cash));
  const { paymentPassword } = demoLogins[1];
  const input = { customerName: to.username, amount, paymentPassword };
  const caller = agentCaller(agent, now);
  given(await wallet.actions.transferDownline({ ...called(now), caller, input }));
}

export interface Link {
  readonly id: string;
  readonly code: string;
}

/** An invitation, opened by some visitors. */
export async function invite(
  { agents, identity }: Modules,
  now: number,
  { agent, name }: { readonly agent: DemoAgent; readonly name: string },
): Promise<Link> {
  const caller: PlayerCaller = agentCaller(agent, now);
  const asked = { ...called(now), caller };
  const { createInvitation, listInvitations } = agents.actions;
  const code = given(await createInvitation({ ...asked, input: { name, type: 0 } }));
  const { list } = given(await listInvitations({ ...asked, input: {} }));
  const id = list.find((one) => one.code === code)?.id;
  if (id === undefined) throw new Error('a demo invitation is lost');
  const visitor = { kind: 'visitor' } as const;
  for (let place = 1; place <= opened; place += 1) {
    const visit = { ...called(now), address: `203.0.113.${place}`, caller: visitor };
    given(await identity.actions.checkAgentCode({ ...visit, input: { code } }));
  }
  return { id, code };
}
