// The program agrees with a right bill, finds a planted error in any figure of a wrong one, and
// says so by how it ends.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const program = fileURLToPath(new URL('bills.ts', import.meta.url));
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bills-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const member = (username: string, turnover: string, payout: string) => ({
  member: { id: username, username },
  turnover,
  payout,
  deposit: '0',
  rebate: '0',
  bonus: '0',
  wage: '0',
});

/** A dividend of 10 % after a loss carried in: 54,000 are left of 84,000, which pay 5,400. */
const right = {
  bill: {
    id: 'b1',
    kind: 'dividend',
    payee: { id: 'p1', username: 'agent01' },
    terms: {
      tiers: [{ minTurnover: '2000000', minActive: 2, minLoss: '0', rate: '10' }],
      activeTurnover: '1000',
      activeDeposit: '0',
      maximum: '0',
      carryNegative: true,
      onlyIfLoss: false,
      includeSelf: false,
      minusRebates: true,
      minusBonuses: true,
      minusWages: true,
    },
    figures: {
      turnover: '2300000',
      payout: '2216000',
      rebate: '0',
      bonus: '0',
      wage: '0',
      netLoss: '84000',
      active: 2,
    },
    carryBefore: '-30000',
    carryAfter: '0',
    base: '54000',
    tierReached: 0,
    rate: '10',
    due: '5400',
    paid: '400',
    payments: [{ at: 0, amount: '400', way: 'run' }],
  },
  members: [member('one', '2299000', '2215000'), member('two', '1000', '1000')],
};

function run(...exported: readonly unknown[]) {
  const file = join(folder, 'facts.json');
  writeFileSync(file, JSON.stringify(exported.length === 1 ? exported[0] : exported));
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, file], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('a right bill is worked out again to the unit', () => {
  const { status, stdout } = run(right);
  expect([status, stdout.split('\n').at(-2)]).toEqual([0, '1 bills worked out again, 0 differ']);
  expect(stdout).toContain('agrees');
});

test.each([
  ['due', '5400.0001'],
  ['base', '54000.01'],
  ['carryAfter', '-1'],
  ['paid', '500'],
  ['rate', '9.9999'],
])('a bill whose %s is wrong is found', (field, value) => {
  const { status, stdout } = run({ ...right, bill: { ...right.bill, [field]: value } }, right);
  expect([status, stdout.split('\n').at(-2)]).toEqual([1, '2 bills worked out again, 1 differ']);
});

test('a member left out of the export is found', () => {
  const { status, stdout } = run({ ...right, members: right.members.slice(1) });
  expect(status).toBe(1);
  expect(stdout).toMatch(/! turnover .*2300000\.0000 1000\.0000/u);
});

test('a file that is no export is named, and is no agreement', () => {
  const { status, stderr } = run({ bill: right.bill });
  expect([status, stderr]).toEqual([2, 'members is no list\n']);
});
