// The morning of the simulated world: staff are hired and the brand is set so that people can
// register without solving a puzzle and may spin as fast as the world turns.
import { must } from './broken.ts';
import type { Chance } from './chance.ts';
import { plan } from './lottery/draws.ts';
import { raisedOdds } from './lottery/games.ts';
import { asOperator, createOperator, turnPolicy, type Operator } from './operators.ts';
import { join } from './people.ts';
import type { World } from './world.ts';

/** Decides issues beside the owner, and nothing else. */
const second = 'irma';

const staff = [
  { username: 'olga', password: 'seven-brass-lamps', role: 'owner' },
  { username: second, password: 'nine-paper-boats', role: 'owner' },
  { username: 'carlos', password: 'eleven-green-doors', role: 'cashier' },
] as const;

export async function prepare(world: World, chance: Chance): Promise<void> {
  for (const { username, password, role } of staff) {
    await world.house.addStaff(username, password, role);
    const network = world.network('console');
    const operator = createOperator({ username, password }, chance.fork(username), network);
    if (role === 'owner') world.desk.push(operator);
    if (username !== second) world.operators.push(operator);
  }
  const [owner] = world.operators;
  must(owner !== undefined, 'there is an owner');
  const turned = await asOperator(owner, ({ settings }) =>
    settings.turnModule({ module: 'CAPTCHA3', on: false }),
  );
  must(turned.ok, 'the owner may turn a switch', turned);
  await turnPolicy(world, owner);
  await setSchedules(world, owner);
  await raiseOdds(world);
  await plan(world);
  await join(world);
  await makeAgent(world, owner);
}

const secondsOfDay = 86_400;
const overnightMs = 20 * 3_600_000;

/** Draws are rare: hours that pass at once would else bring hundreds of them. */
const minutesOf = { SSC_5M: 20, VN_S_5M: 20, THAI_GOV: 60, LAO: 40 } as const;

async function setSchedules(world: World, owner: Operator): Promise<void> {
  for (const [gameCode, minutes] of Object.entries(minutesOf)) {
    const everySeconds = minutes * 60;
    const schedule = {
      firstDay: '2026-01-01',
      days: { on: 'every-day' as const },
      holidays: [],
      extraDays: [],
      sessions: [{ firstDraw: everySeconds, lastDraw: secondsOfDay, everySeconds }],
      closeSeconds: 30,
      counting: { from: 'day' as const },
      pattern: '{YYYYMMDD}-{N4}',
    };
    const set = await asOperator(owner, ({ lottery }) =>
      lottery.changeLotterySchedule({ gameCode, schedule }),
    );
    must(set.ok, 'staff can set a schedule', set);
  }
  // It holds from the next lottery day on.
  world.clock.advance(overnightMs);
}

/** Higher odds leave less room for prices by group; two persons agree to them. */
async function raiseOdds(world: World): Promise<void> {
  const [one, other] = world.desk;
  must(one !== undefined && other !== undefined, 'two persons set odds');
  const { play, odds } = raisedOdds;
  const asked = { gameCode: 'VN_S_5M', play, on: true, odds: [odds], exposureMost: null };
  const set = await asOperator(one, ({ lottery }) => lottery.changeLotteryPlay(asked));
  must(set.ok && set.value.proposal !== null, 'odds far away wait for a second person', set);
  const { proposalId } = set.value.proposal;
  const confirmed = await asOperator(other, ({ lottery }) =>
    lottery.confirmLotteryChange({ proposalId }),
  );
  must(confirmed.ok, 'a second person agrees to odds', confirmed);
}

const agentGroup = 1980;

/** The first player leads those who come by invitation, and earns on their orders. */
async function makeAgent(world: World, owner: Operator): Promise<void> {
  const [agent] = world.players;
  must(agent !== undefined, 'somebody has joined');
  const reason = 'leads a team in the simulated world';
  const asked = { username: agent.username, type: 1, reason } as const;
  const made = await asOperator(owner, ({ agents }) => agents.makeAgent(asked));
  must(made.ok, 'staff can make a member an agent', made);
  world.invitation = made.value.code;
  const group = { id: agent.playerId, group: agentGroup, reason };
  const set = await asOperator(owner, ({ lottery }) =>
    lottery.setMemberGroup(group, { intent: 'the-group-of-the-first-agent' }),
  );
  must(set.ok, 'staff can set a prize group', set);
  agent.group = agentGroup;
}
