// Proves that what is closed is closed: a call whose module is off, any call while the platform is
// in maintenance or not offered where the caller is, and that staff can still get in.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crash, modules, settings, type EndpointSpec, type ModuleId } from '@baize/contract';
import { questionOf } from './door/ask.ts';
import { endpoints, isForStaff, refusalOf, rightToken, withEach } from './door/judge.ts';
import { openDoor, type Door } from './door/people.ts';
import { sampleInput } from './door/sample.ts';
import { watchTables, type Watch } from './door/watch.ts';
import { buildServer, freshDatabase, type BuiltServer, type Database } from './index.ts';

let database: Database;
let built: BuiltServer;
let door: Door;
let watch: Watch;

beforeAll(async () => {
  database = await freshDatabase();
  built = await buildServer({ database });
  door = await openDoor(built);
  watch = await watchTables(database.pool);
});
afterAll(async () => {
  door.close();
  await built.close();
  await database.close();
});

// A key that cannot be one is looked at last before the action: who is told of it was let in.
const noIntent = 'short';
const letIn = 'idempotency-key-invalid';

async function answerTo(endpoint: EndpointSpec, what: string): Promise<string> {
  const manner = { token: rightToken(endpoint, door), intent: noIntent, seal: door.seal };
  return refusalOf(door, endpoint, what, await questionOf(endpoint, sampleInput(endpoint), manner));
}

async function turn(module: ModuleId, on: boolean): Promise<void> {
  const input = { params: { module }, body: { on } };
  await door.call(settings.turnModule, input, { token: door.tokens.owner });
}

async function set(endpoint: EndpointSpec, body: Record<string, unknown>): Promise<void> {
  const { status } = await door.call(endpoint, { body }, { token: door.tokens.owner });
  expect(status).toBe(200);
}

const maintenance = { message: {}, endsAt: null, addressesPassing: [] };
const everywhere = { mode: 'block', countries: [], addressesBlocked: [], addressesAllowed: [] };

const isFixed = (module: ModuleId) => 'fixed' in modules[module];
const switched = endpoints.filter(
  ({ endpoint }) => endpoint.modules && !endpoint.modules.some(isFixed),
);

// @proves L129
test.each(switched)('$name: is off with the last of its modules', async ({ name, endpoint }) => {
  const own = endpoint.modules ?? [];
  for (const module of own) {
    expect(await answerTo(endpoint, `${name} with ${module} on`)).toBe(letIn);
    await turn(module, false);
  }
  await watch.unchanged(async () => {
    expect(await answerTo(endpoint, `${name} with all off`)).toBe('module-off');
  });
  for (const module of own) await turn(module, true);
  expect(await answerTo(endpoint, `${name} on again`)).toBe(letIn);
});

async function checkClosed(refusal: string): Promise<void> {
  // Open pages are told that the house closed.
  await watch.atRest();
  await watch.unchanged(async () => {
    await withEach(endpoints, async ({ name, endpoint }) => {
      const open = endpoint.evenClosed || isForStaff(endpoint) || endpoint.who === 'provider';
      const seen = await answerTo(endpoint, `${name} while closed`);
      expect(seen, name).toBe(open ? letIn : refusal);
    });
  });
}

// @proves L158
test('maintenance closes players’ calls, not those of staff or providers', async () => {
  await set(settings.setMaintenance, { ...maintenance, on: true });
  await checkClosed('maintenance');
  await set(settings.setMaintenance, { ...maintenance, on: false });
});

test('a stake in a flight is taken out while the platform is closed', async () => {
  await set(settings.setMaintenance, { ...maintenance, on: true });
  expect(await answerTo(crash.cashOut, 'a cash-out while closed')).toBe(letIn);
  expect(await answerTo(crash.placeCrashSlip, 'a stake while closed')).toBe('maintenance');
  await set(settings.setMaintenance, { ...maintenance, on: false });
});

// @proves L158 R24 V8.1.4 V8.2.4
test('a blocked region is closed in the same way', async () => {
  const { json } = await door.call(settings.getLocation, {}, {});
  const { country } = (json as { value: { country: string } }).value;
  await set(settings.setRegionRules, { ...everywhere, countries: [country] });
  await checkClosed('region-restricted');
  await set(settings.setRegionRules, everywhere);
});
