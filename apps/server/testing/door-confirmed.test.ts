// Proves that credentials, factors and withdrawal accounts are changed only by a person who
// confirmed their identity a moment ago; a session that was left open is not enough.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { questionOf } from './door/ask.ts';
import { endpoints, refusalOf, rightToken, withEach } from './door/judge.ts';
import { openDoor, type Door } from './door/people.ts';
import { sampleInput } from './door/sample.ts';
import { watchTables, type Watch } from './door/watch.ts';
import { buildServer, fakeClock, freshDatabase, type BuiltServer, type Database } from './index.ts';

let database: Database;
let built: BuiltServer;
let door: Door;
let watch: Watch;
const clock = fakeClock();

beforeAll(async () => {
  database = await freshDatabase();
  built = await buildServer({ database, clock });
  door = await openDoor(built);
  watch = await watchTables(database.pool);
});
afterAll(async () => {
  door.close();
  await built.close();
  await database.close();
});

const confirmed = endpoints.filter(({ endpoint }) => endpoint.confirmed);

const guards = {
  factors: [
    'addPasskey, beginPasskey, beginTotp, confirmTotp, removePasskey, removeTotp, renamePasskey',
    'renewRecoveryCodes, addStaffPasskey, beginStaffPasskey, beginStaffTotp, confirmStaffTotp',
    'removeStaffPasskey, removeStaffTotp, renameStaffPasskey, renewStaffRecoveryCodes',
  ],
  identity: [
    'bindEmail, bindMobile, setPaymentPassword, changePaymentPassword, resetPaymentPassword',
    'closeAccount, endOtherSessions, endSession, exportMember',
  ],
  operator: [
    'addRole, editRole, dropRole, addStaff, giveRole, setStaffState, resetStaffPassword',
    'resetStaffFactors, endSessionsOfStaff, endStaffSession, endOtherStaffSessions',
    'resetMemberPassword, resetMemberFactors, endEverySession',
  ],
  settings: ['publishTerms, setMaintenance, setProfile, setRegionRules'],
  wagering: ['excludeSelf'],
  // A member without a payment password adds an account by a confirmed session: see the wallet.
  wallet: ['removeBankCard'],
};

// @proves R13 V7.5.1 V7.5.2 V7.5.3
test('calls that guard an account or money need a confirmed session', () => {
  const names = new Set(confirmed.map(({ name }) => name));
  const due = Object.entries(guards).flatMap(([noun, lines]) =>
    lines.flatMap((line) => line.split(', ').map((call) => `${noun}.${call}`)),
  );
  expect(due.filter((name) => !names.has(name))).toEqual([]);
});

// @proves V7.5.1 V8.4.2
test('each of these calls needs a new proof after ten minutes', async () => {
  clock.advance(10 * 60_000 + 1);
  await watch.unchanged(async () => {
    await withEach(confirmed, async ({ name, endpoint }) => {
      const manner = { token: rightToken(endpoint, door), seal: door.seal };
      const asked = await questionOf(endpoint, sampleInput(endpoint), manner);
      expect(await refusalOf(door, endpoint, name, asked), name).toBe('confirmation-missing');
    });
  });
});
