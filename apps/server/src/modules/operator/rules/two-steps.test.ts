// The table of what staff reach by two steps together: over all pairs of rights that a role may
// hold, and over the built-in roles. What a right gives and what those gifts open together is told
// here by hand; a recipe that is stopped names what stops it, which has a test of its own.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { permissions, roles, type PermissionName } from '@baize/contract';
import { standsAlone } from './rights.ts';

/** What each permission gives that may open more; one that is not told does not compile. */
const gives: Readonly<Record<PermissionName, readonly string[]>> = {
  'members.view': [],
  'members.contacts': [],
  'members.note': [],
  'members.edit': ['writes contacts'],
  'members.lock': [],
  'members.reset': ['makes first passwords', 'takes factors away'],
  'members.verify': [],
  'withdrawals.view': [],
  'withdrawals.review': ['approves', 'signs', 'confirms returns'],
  'withdrawals.pay': ['pays'],
  'disputes.decide': ['decides disputes'],
  'deposits.view': [],
  'bonuses.view': [],
  'bonuses.grant': ['grants bonuses'],
  'bonuses.settings': [],
  'transfers.view': [],
  'transfers.edit': ['reverses transfers'],
  'limits.view': [],
  'limits.edit': [],
  'deposits.review': [],
  'deposits.channels': ['names accounts for deposits'],
  'withdrawals.rules': ['shapes automatic approval'],
  'adjustments.view': [],
  'adjustments.make': ['proposes money'],
  'adjustments.confirm': ['confirms money'],
  'reconciliation.view': [],
  'reconciliation.edit': [],
  'money.report': [],
  'ledger.view': [],
  'rounds.view': [],
  'catalogue.view': [],
  'catalogue.edit': [],
  'notices.view': [],
  'notices.edit': [],
  'help.view': [],
  'help.edit': [],
  'feedback.view': [],
  'feedback.answer': [],
  'chat.view': [],
  'chat.moderate': [],
  'chat.service': [],
  'chat.edit': [],
  'messages.view': [],
  'messages.send': [],
  'agents.view': [],
  'agents.edit': ['moves members'],
  'rebates.view': [],
  'rebates.edit': ['sets rates', 'shapes commissions'],
  'agreements.view': [],
  'agreements.edit': ['offers contracts'],
  'agreements.pay': ['pays bills'],
  'fairness.view': [],
  'fairness.edit': [],
  'vendors.view': [],
  'vendors.edit': ['signs as a vendor'],
  'brand.view': [],
  'brand.edit': ['names addresses of the site'],
  'jackpots.view': [],
  'jackpots.edit': ['shapes jackpots'],
  'promotions.view': [],
  'promotions.edit': ['writes promotions'],
  'promotions.publish': ['publishes promotions'],
  'promotions.judge': ['grants rewards'],
  'points.view': [],
  'points.edit': ['prices points'],
  'points.judge': ['gives points'],
  'lottery.view': [],
  'lottery.results': ['enters results'],
  'lottery.settings': ['sets terms of lotteries'],
  'crash.view': [],
  'crash.cancel': ['cancels flights'],
  'vip.view': [],
  'vip.edit': ['shapes levels'],
  'vip.set': ['sets levels'],
  'modules.view': [],
  'modules.edit': [],
  'settings.view': [],
  'settings.edit': ['loosens policies'],
  'settings.profile': ['loosens policies'],
  'maintenance.edit': [],
  'outbox.view': ['reads messages'],
  'audit.view': [],
  'staff.view': [],
  'staff.edit': ['makes staff'],
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

const modules = 'src/modules';
const operator = `${modules}/operator`;
const corrections = `${modules}/wallet/adjustments/actions/adjustments.test.ts`;
const automation = `${modules}/cashier/automation/actions/automation.test.ts`;
const signatures = `${modules}/cashier/cases/actions/desk.test.ts`;
const withdrawals = `${modules}/wallet/withdrawals/actions/withdrawals.test.ts`;
const disputes = `${modules}/wallet/receipts/actions/disputes.test.ts`;
const transfers = `${modules}/wallet/transfers/actions/transfers.test.ts`;
const bonuses = `${modules}/wallet/bonuses/bonuses.test.ts`;
const ownBonuses = `${modules}/wallet/bonuses/own-member.test.ts`;
const returns = `${modules}/vendors/held-returns.test.ts`;
const rates = `${modules}/rebates/rates/rates.test.ts`;
const commissions = `${modules}/rebates/commissions/commissions.test.ts`;
const contracts = `${modules}/agreements/bounds.test.ts`;
const promotions = `${modules}/promotions/rewards/rewards.test.ts`;
const rewards = `${modules}/promotions/desk/desk.test.ts`;
const points = `${modules}/points/points.test.ts`;
const draws = `${modules}/lottery/draws/desk.test.ts`;
const terms = `${modules}/lottery/draws/settings.test.ts`;
const flights = `${modules}/crash/desk.test.ts`;
const policies = `${modules}/settings/settings.test.ts`;

/** Ways into accounts and to more rights. */
const access: readonly Recipe[] = [
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
  { opens: 'fewer proofs asked of staff', by: ['loosens policies'] },
  {
    opens: 'a higher limit of one person',
    by: ['loosens policies', 'makes staff'],
    stoppedBy: [policies, 'a policy that bounds what one person decides is loosened by two'],
  },
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
    by: ['makes staff'],
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

/** A step, and the test of what stops it: its file in the server, and its title. */
type Stop = readonly [step: string, file: string, title: string];

/** For a member whose account they opened each step takes another person. */
const forOwnMember: readonly Stop[] = [
  ['approves', withdrawals, 'staff who opened access to an account cannot release its money'],
  ['pays', withdrawals, 'staff who opened access to an account cannot release its money'],
  ['signs', signatures, 'staff who opened access to an account sign nothing of it'],
  [
    'shapes automatic approval',
    automation,
    'no rule approves above the threshold or where access was changed',
  ],
  ['decides disputes', disputes, 'staff who opened access to either account cannot decide'],
  [
    'reverses transfers',
    transfers,
    'staff who opened the sender’s account cannot send the money back there',
  ],
  [
    'proposes money',
    corrections,
    'staff who opened access to an account correct it only with a second person',
  ],
  [
    'confirms returns',
    returns,
    'staff who opened access to the account, or set the vendor, cannot confirm',
  ],
  [
    'grants bonuses',
    ownBonuses,
    'a bonus to a member whose account they opened waits for a second person',
  ],
  ['sets rates', rates, 'staff set no rate of a member whose account they opened'],
  ['offers contracts', contracts, 'staff do not offer alone to an agent whose account they opened'],
  [
    'pays bills',
    contracts,
    'payments of one person add up over a day, and an opened account always waits',
  ],
  [
    'grants rewards',
    rewards,
    'staff grant once a period, to its audience, never to a member they opened',
  ],
  ['gives points', points, 'staff adjust points with a reason, never of a member they opened'],
];

/** What two persons decide is not decided by one with an account that they made. */
const byTwo: readonly Stop[] = [
  ['signs', signatures, 'two accounts of which one made the other sign as one person'],
  [
    'confirms money',
    corrections,
    'an account that one person made for themselves is no second person',
  ],
  [
    'decides disputes',
    disputes,
    'an account that one person made for themselves does not confirm their proposal',
  ],
  [
    'grants bonuses',
    bonuses,
    'a bonus is not confirmed by an account that one person made for themselves',
  ],
  ['shapes commissions', commissions, 'two who may be one person cannot turn a plan on'],
  [
    'offers contracts',
    contracts,
    'a second person did not open the agent’s account, nor the first one’s',
  ],
  [
    'grants rewards',
    rewards,
    'a grant above what one person may give in a day waits for a second one',
  ],
  ['gives points', points, 'points worth more than one person may give in a day wait for a second'],
  [
    'enters results',
    draws,
    'a result is not confirmed by an account that one person made for themselves',
  ],
  [
    'sets terms of lotteries',
    terms,
    'terms are not confirmed by an account that one person made for themselves',
  ],
  [
    'cancels flights',
    flights,
    'a cancellation is not confirmed by an account that one person made',
  ],
];

/** What one person decides within bounds, or never alone. */
const bounded: readonly Stop[] = [
  [
    'proposes money',
    corrections,
    'a correction above the daily limit of one person waits for another',
  ],
  [
    'decides disputes',
    disputes,
    'a larger amount takes a second person, who agrees or proposes otherwise',
  ],
  ['grants bonuses', bonuses, 'a large bonus in slices waits for a second person too'],
  ['sets rates', rates, 'staff set the rate of a root, the agents those below it'],
  ['shapes commissions', commissions, 'a plan is turned on, and changed while on, by two of staff'],
  [
    'offers contracts',
    contracts,
    'a high rate waits, unseen by the agent, until a second person sends it',
  ],
  [
    'pays bills',
    contracts,
    'a large bill is paid by the house only as a second person confirms it',
  ],
  ['publishes promotions', promotions, 'a dear promotion is published by a second person'],
  [
    'grants rewards',
    rewards,
    'a dear amount set at a decision, or many small ones, take a second person',
  ],
  ['gives points', points, 'points worth more than one person may give in a day wait for a second'],
  ['enters results', draws, 'a result counts once two persons entered the same numbers'],
  ['sets terms of lotteries', terms, 'many small steps take two persons as one large step does'],
  [
    'cancels flights',
    flights,
    'above the threshold a second person confirms, and one person cannot do both',
  ],
];

const stopped = (opens: string, beside: readonly string[], stops: readonly Stop[]): Recipe[] =>
  stops.map(([step, ...stoppedBy]) => ({ opens, by: [...beside, step], stoppedBy }));

const recipes: readonly Recipe[] = [
  ...access,
  ...stopped(
    'money of a member whose account they opened',
    ['makes first passwords'],
    forOwnMember,
  ),
  ...stopped('a decision of two', ['makes staff'], byTwo),
  ...stopped('money from nothing', [], bounded),
  {
    opens: 'money from nothing',
    by: ['proposes money', 'confirms money'],
    stoppedBy: [corrections, 'a correction above the daily limit of one person waits for another'],
  },
  {
    opens: 'money from nothing',
    by: ['writes promotions', 'publishes promotions'],
    stoppedBy: [promotions, 'a dear promotion is published by a second person'],
  },
  {
    opens: 'money from nothing',
    by: ['offers contracts', 'pays bills'],
    stoppedBy: [contracts, 'a large bill is paid by the house only as a second person confirms it'],
  },
  { opens: 'money from nothing', by: ['signs as a vendor'] },
  { opens: 'money from nothing', by: ['shapes jackpots'] },
  { opens: 'money from nothing', by: ['prices points'] },
  { opens: 'what members pay in', by: ['names accounts for deposits'] },
  { opens: 'pay for the play of others’ members', by: ['moves members'] },
  { opens: 'rewards of a level that was not reached', by: ['shapes levels'] },
  { opens: 'rewards of a level that was not reached', by: ['sets levels'] },
];

function reached(held: readonly PermissionName[]): readonly string[] {
  const has = [...everybody, ...held.flatMap((one) => gives[one])];
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
  expect(alone).toEqual([
    'members.reset',
    'deposits.channels',
    'agents.edit',
    'vendors.edit',
    'jackpots.edit',
    'points.edit',
    'vip.edit',
    'vip.set',
    'settings.edit',
    'settings.profile',
  ]);
  for (const held of [roles.cashier, roles.support]) expect(reached(held)).toEqual([]);
});

test('each step of a recipe is named, and each grant is part of one', () => {
  const used = new Set(recipes.flatMap(({ by }) => by));
  const given = Object.values(gives).flat();
  expect([...used].filter((one) => ![...given, ...everybody].includes(one))).toEqual([]);
  expect(given.filter((gift) => !used.has(gift))).toEqual(['takes factors away']);
});

test('each test that stops a recipe exists under its title', () => {
  const server = join(import.meta.dirname, '../../../..');
  const cited = recipes.flatMap(({ stoppedBy }) => (stoppedBy === undefined ? [] : [stoppedBy]));
  const missing = cited.filter(
    ([file, title]) => !readFileSync(join(server, file), 'utf8').includes(`test('${title}'`),
  );
  expect(cited.length).toBeGreaterThan(40);
  expect(missing).toEqual([]);
});
