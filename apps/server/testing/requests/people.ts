// The people of the requests: members with and without a line above them, agents with teams, a
// guest, a launched game, and staff of several roles, all signed in.
import { identity, operator, settings } from '@baize/contract';
import { openDoor, password, paymentPassword, type CallDoor, type Door } from '../door/people.ts';
import type { BuiltServer } from '../index.ts';

export interface Person {
  readonly name: string;
  readonly kind: 'member' | 'agent' | 'demo' | 'game' | 'staff' | 'visitor';
  readonly token: string | undefined;
  /** Of players. */
  readonly playerId?: string;
}

export interface People {
  readonly door: Door;
  readonly all: readonly Person[];
  named(name: string): Person;
  /** A call that the world is made with; whatever is refused stops it. */
  must: <T>(name: string, endpoint: Parameters<CallDoor>[0], input?: Input) => Promise<T>;
}

type Input = Parameters<CallDoor>[1];

/** Above whom each stands; the first three are those of the door. */
const lines = { lineone: 'agent', linetwo: 'agent', agenttwo: 'agent', farone: 'agenttwo' };
const agents = new Set(['agent', 'agenttwo']);

export async function openPeople(built: BuiltServer): Promise<People> {
  const door = await openDoor(built);
  await turnModule(door, 'CAPTCHA3', false);
  const ids = new Map([
    ['member', door.memberId],
    ['other', (await built.server.modules.identity.playerIdOf('otherone')) ?? ''],
    ['agent', door.agentId],
  ]);
  const tokens: Record<string, string | undefined> = { ...door.tokens };
  for (const [name, upline] of Object.entries(lines)) {
    const type = agents.has(name) ? 1 : 0;
    const uplineId = ids.get(upline) ?? '';
    const enrolment = { username: name, password, paymentPassword, type, uplineId };
    ids.set(name, (await built.server.modules.identity.enrol(enrolment)) ?? '');
    tokens[name] = tokenIn(await door.call(identity.login, named(name), {}));
  }
  await built.server.modules.operator.addStaff({ username: 'boss', password, role: 'owner' });
  tokens['boss'] = tokenIn(await door.call(operator.signInStaff, named('boss'), {}));
  const all = Object.entries(tokens).map(([name, token]) => personOf(name, token, ids.get(name)));
  const find = (name: string) => all.find((one) => one.name === name);
  return {
    door,
    all,
    named: (name) => {
      const person = find(name);
      if (!person) throw new Error(`nobody is called ${name}`);
      return person;
    },
    must: mustOf(door, (name) => find(name)?.token),
  };
}

const named = (username: string) => ({ body: { username, password } });

async function turnModule(door: Door, module: string, on: boolean): Promise<void> {
  const input = { params: { module }, body: { on } };
  await door.call(settings.turnModule, input, { token: door.tokens.owner });
}

function personOf(name: string, token: string | undefined, playerId?: string): Person {
  const kind = kindOf(name, playerId !== undefined);
  return { name, kind, token, ...(playerId === undefined ? {} : { playerId }) };
}

function kindOf(name: string, isPlayer: boolean): Person['kind'] {
  if (name === 'visitor' || name === 'demo' || name === 'game') return name;
  if (!isPlayer) return 'staff';
  return agents.has(name) ? 'agent' : 'member';
}

function tokenIn({ json }: Awaited<ReturnType<CallDoor>>): string {
  const { token, value } = json as { token?: string; value?: { token?: string } };
  const found = value?.token ?? token;
  if (found === undefined) throw new Error(`nobody was signed in: ${JSON.stringify(json)}`);
  return found;
}

function mustOf(door: Door, tokenOf: (name: string) => string | undefined): People['must'] {
  let calls = 0;
  return async <T>(name: string, endpoint: Parameters<CallDoor>[0], input: Input = {}) => {
    calls += 1;
    const manner = { token: tokenOf(name), intent: `of-the-world-${calls}` };
    const { status, json } = await door.call(endpoint, input, manner);
    if (status !== 200) {
      const asked = JSON.stringify(input).slice(0, 300);
      throw new Error(`${name}: ${endpoint.path} ${asked}: ${JSON.stringify(json)}`);
    }
    const { value } = json as { value?: T };
    return value ?? (json as T);
  };
}
