// The morning of the simulated world: staff are hired and the brand is set so that people can
// register without solving a puzzle and may spin as fast as the world turns.
import { must } from './broken.ts';
import type { Chance } from './chance.ts';
import { asOperator, createOperator, turnPolicy, type Operator } from './operators.ts';
import type { World } from './world.ts';

const staff = [
  { username: 'olga', password: 'seven-brass-lamps', role: 'owner' },
  { username: 'carlos', password: 'eleven-green-doors', role: 'cashier' },
] as const;

export async function prepare(world: World, chance: Chance): Promise<Operator[]> {
  const operators: Operator[] = [];
  for (const { username, password, role } of staff) {
    await world.house.addStaff(username, password, role);
    const network = world.network('console');
    operators.push(createOperator({ username, password }, chance.fork(username), network));
  }
  const [owner] = operators;
  must(owner !== undefined, 'there is an owner');
  const turned = await asOperator(owner, ({ settings }) =>
    settings.turnModule({ module: 'CAPTCHA3', on: false }),
  );
  must(turned.ok, 'the owner may turn a switch', turned);
  await turnPolicy(world, owner);
  return operators;
}
