// Every noun has a module of the one shape, made in the order of the levels: a part or a noun that
// is left out does not compile.
import type { BaizeContract } from '@baize/contract';
import { expect, test } from 'vitest';
import { levels } from '../../../architecture.mjs';
import type { HouseModules, Modules } from '../src/compose/modules.ts';
import { none, type Module, type ModuleDoor } from '../src/platform/module/index.ts';
import { buildServer, freshDatabase, systemClock } from './index.ts';

type Help = BaizeContract['help'];
const rest = { start: none, stop: none, jobs: [], forgetOld: none, copyOf: none } as const;

test('a module that leaves a part out does not compile', () => {
  const actions = {} as Module<Help>['actions'];
  const whole = { actions, ...rest, closing: none, offersMore: 1 } satisfies ModuleDoor<Help>;
  // @ts-expect-error: nothing is said of closing an account
  const partial = { actions, ...rest } satisfies ModuleDoor<Help>;
  // @ts-expect-error: its endpoints are missing
  const mute = { ...rest, closing: none } satisfies ModuleDoor<Help>;
  expect(Object.keys(whole)).toHaveLength(Object.keys({ ...partial, ...mute }).length + 1);
});

test('a noun without a module does not compile', () => {
  const made = {} as Modules;
  const house: HouseModules = made;
  const { help: _, ...others } = made;
  // @ts-expect-error: help has no module
  const withoutHelp: HouseModules = others;
  expect(house).toEqual(withoutHelp);
});

test('modules are created, started and stopped in the order of the levels', async () => {
  const database = await freshDatabase();
  const built = await buildServer({ database, clock: systemClock });
  try {
    expect(Object.keys(built.server.modules)).toEqual(levels.flatMap(({ modules }) => modules));
  } finally {
    await built.close();
    await database.close();
  }
});
