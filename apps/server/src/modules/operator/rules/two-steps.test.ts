// The table of what staff reach by two steps together: over all pairs of rights that a role may
// hold, and over the built-in roles. What a right gives and what those gifts open together is told
// here by hand; a recipe that is stopped names what stops it, which has a test of its own.
import { expect, test } from 'vitest';
import { permissions, roles, type PermissionName } from '@baize/contract';
import { standsAlone } from './rights.ts';

/** What a right gives that may be part of more; rights that are not named give no such thing. */
const gives: Readonly<Partial<Record<PermissionName, readonly string[]>>> = {
  'members.edit': ['writes contacts'],
  'members.reset': ['makes first passwords', 'takes factors away'],
  'outbox.view': ['reads messages'],
  'withdrawals.review': ['approves'],
  'withdrawals.pay': ['pays'],
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
  readonly stoppedBy?: string;
}

const recipes: readonly Recipe[] = [
  { opens: 'any member’s account', by: ['reads messages', 'asks for password mails'] },
  { opens: 'any member’s account', by: ['reads messages', 'asks for codes'] },
  { opens: 'an account without a proved contact', by: ['makes first passwords'] },
  {
    opens: 'any member’s account',
    by: ['writes contacts', 'makes first passwords'],
    stoppedBy: 'members.test.ts “whoever changed a member’s contact makes no way in for a day”',
  },
  {
    opens: 'any member’s account',
    by: ['writes contacts', 'asks for password mails'],
    stoppedBy: 'member-door.test.ts: a contact that staff write down is not proved',
  },
  {
    opens: 'any member’s account',
    by: ['names addresses of the site', 'asks for password mails'],
    stoppedBy: 'letters lead to PUBLIC_URL or the listener, never to the brand’s addresses',
  },
  {
    opens: 'a member’s money to the outside',
    by: ['makes first passwords', 'approves'],
    stoppedBy:
      'withdrawals.test.ts “whoever opened a way into an account lets none of its money go”',
  },
  {
    opens: 'a member’s money to the outside',
    by: ['makes first passwords', 'pays'],
    stoppedBy:
      'withdrawals.test.ts “whoever opened a way into an account lets none of its money go”',
  },
  { opens: 'money from nothing', by: ['signs as a vendor'] },
  { opens: 'fewer proofs asked of staff', by: ['loosens policies'] },
  {
    opens: 'more rights than one’s own',
    by: ['makes staff', 'shapes roles'],
    stoppedBy: 'staff-accounts.test.ts “nobody gives a role that may more than they may”',
  },
  {
    opens: 'more rights than one’s own',
    by: ['makes first passwords of staff'],
    stoppedBy: 'staff-accounts.test.ts “nobody reaches whoever may more”',
  },
  {
    opens: 'more rights than one’s own',
    by: ['shapes roles'],
    stoppedBy: 'staff-accounts.test.ts “nobody changes the role they hold, nor gives one …”',
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

test('two rights together open what neither opens alone nowhere but here', () => {
  const together = pairs.flatMap((pair) => {
    // Such a role cannot be made.
    if (standsAlone(pair)) return [];
    const alone = new Set(pair.flatMap((one) => (standsAlone([one]) ? [] : reached([one]))));
    const more = reached(pair).filter((goal) => !alone.has(goal));
    return more.length > 0 ? [[pair.join(' + '), more]] : [];
  });
  expect(together).toEqual([['members.reset + outbox.view', ['any member’s account']]]);
});

test('one right alone opens what only an owner has to begin with', () => {
  const alone = permissions.filter((one) => !standsAlone([one]) && reached([one]).length > 0);
  expect(alone).toEqual(['members.reset', 'vendors.edit', 'settings.edit', 'settings.profile']);
  for (const held of [roles.cashier, roles.support]) expect(reached(held)).toEqual([]);
});

test('what stops a recipe is named, and each gift is part of one', () => {
  const used = new Set(recipes.flatMap(({ by }) => by));
  const given = Object.values(gives).flat();
  expect(given.filter((gift) => !used.has(gift))).toEqual(['takes factors away']);
});
