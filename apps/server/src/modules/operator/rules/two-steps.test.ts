// The table of what staff reach by two steps together: over all pairs of rights that a role may
// hold, and over the built-in roles. What a right gives and what those gifts open together is told
// here by hand; a recipe that is stopped names what stops it, which has a test of its own.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { permissions, roles, type PermissionName } from '@baize/contract';
import { standsAlone } from './rights.ts';

/** The powers of a permission that may combine with others; unnamed permissions give none. */
const gives: Readonly<Partial<Record<PermissionName, readonly string[]>>> = {
  'members.edit': ['writes contacts'],
  'members.reset': ['makes first passwords', 'takes factors away'],
  'outbox.view': ['reads messages'],
  'withdrawals.review': ['approves'],
  'withdrawals.pay': ['pays'],
  'withdrawals.rules': ['shapes automatic approval'],
  'adjustments.make': ['proposes money'],
  'adjustments.confirm': ['confirms money'],
  'vendors.edit': ['signs as a vendor'],
  'brand.edit': ['names addresses of the site'],
  'settings.edit': ['loosens policies'],
  'settings.profile': ['loosens policies'],
  'staff.edit': ['makes staff', 'makes first passwords of staff'],
  'roles.edit': ['shapes roles'],
};
/** What everybody does on the site, without any right. */
const everybody = ['asks for password mails', 'asks for codes'];

interface Recipe {
  readonly opens: string;
  readonly by: readonly string[];
  /** The test that proves the stop: its file in the server, and its title. */
  readonly stoppedBy?: readonly [file: string, title: string];
}

const operator = 'src/modules/operator';
const corrections = 'src/modules/wallet/adjustments/actions/adjustments.test.ts';
const automation = 'src/modules/cashier/automation/actions/automation.test.ts';
const withdrawals = 'src/modules/wallet/withdrawals/actions/withdrawals.test.ts';

const recipes: readonly Recipe[] = [
  { opens: 'any member’s account', by: ['reads messages', 'asks for password mails'] },
  { opens: 'any member’s account', by: ['reads messages', 'asks for codes'] },
  { opens: 'an account without a proved contact', by: ['makes first passwords'] },
  {
    opens: 'any member’s account',
    by: ['writes contacts', 'makes first passwords'],
    stoppedBy: [
      `${operator}/members.test.ts`,
      'staff who changed a member’s contact cannot reset their access for a day',
    ],
  },
  {
    opens: 'any member’s account',
    by: ['writes contacts', 'asks for password mails'],
    stoppedBy: [
      'src/modules/identity/staff/member-door.test.ts',
      'an edit is audited masked, unverifies a contact and refuses a taken one',
    ],
  },
  {
    opens: 'any member’s account',
    by: ['names addresses of the site', 'asks for password mails'],
    stoppedBy: [
      'testing/own-address.test.ts',
      'a password mail leads to the own address, whatever brand and request name',
    ],
  },
  {
    opens: 'a member’s money to the outside',
    by: ['makes first passwords', 'approves'],
    stoppedBy: [withdrawals, 'staff who opened access to an account cannot release its money'],
  },
  {
    opens: 'a member’s money to the outside',
    by: ['makes first passwords', 'pays'],
    stoppedBy: [withdrawals, 'staff who opened access to an account cannot release its money'],
  },
  {
    opens: 'a member’s money to the outside',
    by: ['makes first passwords', 'shapes automatic approval'],
    stoppedBy: [automation, 'no rule approves above the threshold or where access was changed'],
  },
  { opens: 'money from nothing', by: ['signs as a vendor'] },
  {
    opens: 'money from nothing',
    by: ['proposes money'],
    stoppedBy: [corrections, 'a correction above the daily limit of one person waits for another'],
  },
  {
    opens: 'money from nothing',
    by: ['proposes money', 'confirms money'],
    stoppedBy: [corrections, 'a correction above the daily limit of one person waits for another'],
  },
  {
    opens: 'money from nothing',
    by: ['makes first passwords', 'proposes money'],
    stoppedBy: [
      corrections,
      'staff who opened access to an account correct it only with a second person',
    ],
  },
  { opens: 'fewer proofs asked of staff', by: ['loosens policies'] },
  {
    opens: 'more rights than one’s own',
    by: ['makes staff', 'shapes roles'],
    stoppedBy: [
      `${operator}/staff-accounts.test.ts`,
      'staff cannot give a role with more permissions than their own',
    ],
  },
  {
    opens: 'more rights than one’s own',
    by: ['makes first passwords of staff'],
    stoppedBy: [
      `${operator}/staff-accounts.test.ts`,
      'staff cannot change an account with more permissions',
    ],
  },
  {
    opens: 'more rights than one’s own',
    by: ['shapes roles'],
    stoppedBy: [
      `${operator}/staff-accounts.test.ts`,
      'staff cannot change their own role, nor give a role permissions they lack',
    ],
  },
];

function reached(held: readonly PermissionName[]): readonly string[] {
  const has = [...everybody, ...held.flatMap((one) => gives[one] ?? [])];
  const open = recipes.filter(
    ({ by, stoppedBy }) => !stoppedBy && by.every((b) => has.includes(b)),
  );
  return [...new Set(open.map(({ opens }) => opens))].toSorted();
}

const pairs = permissions.flatMap((one, at) =>
  permissions.slice(at + 1).map((other) => [one, other] as const),
);

test('no two rights open more together than listed here', () => {
  const together = pairs.flatMap((pair) => {
    // Such a role cannot be made.
    if (standsAlone(pair)) return [];
    const alone = new Set(pair.flatMap((one) => (standsAlone([one]) ? [] : reached([one]))));
    const more = reached(pair).filter((goal) => !alone.has(goal));
    return more.length > 0 ? [[pair.join(' + '), more]] : [];
  });
  expect(together).toEqual([['members.reset + outbox.view', ['any member’s account']]]);
});

test('only rights that an owner alone has by default reach a goal alone', () => {
  const alone = permissions.filter((one) => !standsAlone([one]) && reached([one]).length > 0);
  expect(alone).toEqual(['members.reset', 'vendors.edit', 'settings.edit', 'settings.profile']);
  for (const held of [roles.cashier, roles.support]) expect(reached(held)).toEqual([]);
});

test('each step of a recipe is named, and each grant is part of one', () => {
  const used = new Set(recipes.flatMap(({ by }) => by));
  const given = Object.values(gives).flat();
  expect(given.filter((gift) => !used.has(gift))).toEqual(['takes factors away']);
});

test('each test that stops a recipe exists under its title', () => {
  const server = join(import.meta.dirname, '../../../..');
  const cited = recipes.flatMap(({ stoppedBy }) => (stoppedBy === undefined ? [] : [stoppedBy]));
  const missing = cited.filter(
    ([file, title]) => !readFileSync(join(server, file), 'utf8').includes(`test('${title}'`),
  );
  expect(cited.length).toBeGreaterThan(6);
  expect(missing).toEqual([]);
});
