// Every text that is found by a key which is put together while a page runs, with all the values
// that the product itself can put there. What outsiders name (a bank, a role) has a text where we
// know it and stands as they wrote it else: `others` says so.
import { readFileSync } from 'node:fs';
import { modules, policies, type ModuleFact, type PolicyFact } from '@baize/contract';
import { games } from '@baize/engines';

export interface RunTimeKeys {
  readonly values: readonly string[];
  readonly others: 'never' | 'as-written';
}

const all = (...values: readonly string[]): RunTimeKeys => ({ values, others: 'never' });
const known = (...values: readonly string[]): RunTimeKeys => ({ values, others: 'as-written' });

const choices = Object.entries(policies as Readonly<Record<string, PolicyFact>>).flatMap(
  ([name, fact]) =>
    fact.kind === 'choice' ? fact.options.map((option) => `${name}-${option}`) : [],
);

const signInMethods = [
  'password',
  'sms',
  'email',
  'ticket',
  'passkey',
  'totp',
  'recovery',
  'register',
];

const groups = Object.values(modules as Readonly<Record<string, ModuleFact>>).map(
  ({ group }) => group,
);

/** Nobody above may import these; their words are read where they stand. */
const wordsIn = (path: string, found: RegExp): readonly string[] => {
  const source = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  return [...source.matchAll(found)].map(([, word = '']) => word);
};
const ledgerEvents = wordsIn('packages/ledger/src/posting.ts', /^ {2}'([a-z-]+)',$/gmu);
const sandboxGames = ['area-numbers', 'arenas', 'baccarat', 'dominoes', 'fishing', 'matches'];
const sandboxStages = [...sandboxGames, 'numbers', 'reels', 'single-cards'].flatMap((file) =>
  wordsIn(`apps/sandbox-vendor/src/games/${file}.ts`, /^ {2}(?:stage|area): '([A-Za-z]+)'/gmu),
);
/** Of a member's try, and of one by staff. */
const memberOutcomes = [
  'signed-in',
  'credentials-wrong',
  'account-locked',
  'second-factor-missing',
];
const staffOutcomes = ['staff-credentials-wrong', 'staff-account-locked', 'factor-code-wrong'];

export const runTimeKeys: Readonly<Record<string, RunTimeKeys>> = {
  'catalogue.mechanic-': known(
    ...games.map(({ mechanic }) => mechanic),
    ...sandboxStages.map((stage) => stage.toLowerCase()),
  ),
  'operator.method-': all(...signInMethods),
  'operator.outcome-': all(...memberOutcomes, ...staffOutcomes),
  'operator.role-': known('owner', 'cashier', 'support'),
  'security.identity-': all('none-state', 'pending-state', 'refused-state', 'verified-state'),
  'security.method-': all(...signInMethods),
  'security.outcome-': all('signed-in', 'failed'),
  'settings.choice-': all(...choices),
  'settings.group-': all(...groups),
  'slots.': all(...games.map(({ code }) => code)),
  'slots.symbol-': all('A', 'K', 'Q', 'J', 'T', 'W', 'S', 'O', 'C'),
  'wallet.bank-': known('QRPH', 'BDO', 'BPI', 'GCASH', 'MAYA'),
  'wallet.channel-': known('QR', 'PGMT', 'VirtualWallet'),
  'wallet.event-': all(...ledgerEvents),
};
