// Every text that is found by a key which is put together while a page runs, with all the values
// that the product itself can put there. What outsiders name (a bank, a role) has a text where we
// know it and stands as they wrote it else: `others` says so.
import { readFileSync } from 'node:fs';
import { modules, policies, type ModuleFact, type PolicyFact } from '@baize/contract';
import {
  animalTails,
  crashGames,
  drawKinds,
  gameOf,
  games,
  lotteryGames,
  lotteryGroups,
  playsByKind,
  prizesOf,
  slipFamilyOf,
  slotGames,
  type FamilyGame,
} from '@baize/engines';

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

/** No package above may import these; their words are read from the source. */
const wordsIn = (path: string, found: RegExp): readonly string[] => {
  const source = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  return [...source.matchAll(found)].map(([, word = '']) => word);
};
const ledgerEvents = wordsIn('packages/ledger/src/posting.ts', /^ {2}'([a-z-]+)',$/gmu);
const sandboxGames = ['area-numbers', 'arenas', 'baccarat', 'dominoes', 'fishing', 'matches'];
const sandboxStages = [...sandboxGames, 'numbers', 'reels', 'single-cards'].flatMap((file) =>
  wordsIn(`apps/sandbox-vendor/src/games/${file}.ts`, /^ {2}(?:stage|area): '([A-Za-z]+)'/gmu),
);
/** For a member's attempt, and one by staff. */
const memberOutcomes = [
  'signed-in',
  'credentials-wrong',
  'account-locked',
  'second-factor-missing',
];
const staffOutcomes = ['staff-credentials-wrong', 'staff-account-locked', 'factor-code-wrong'];

const plays = [...playsByKind(2026).values()].flat();
const isNamed = (word: string): boolean => !/^[\d:]+(?:-ways)?$/u.test(word);
/** Answers, and the kinds of units that a settled slip names; numbers stand as they are. */
const answers = new Set(
  plays
    .flatMap(({ form, bets, tiers }) => [
      ...form.rows.flatMap(({ words = [] }) => words),
      ...bets,
      ...tiers.flatMap(({ name = [] }) => name),
    ])
    .filter(isNamed),
);
const rowLabels = new Set(
  plays.flatMap(({ form }) => form.rows.flatMap(({ label = [] }) => label)),
);

/** Vietnam's have a board of their own. */
const countryPrizes = new Set(
  (['THAI', 'HANOI', 'LAO', 'YEEKEE', 'D4'] as const).flatMap((kind) =>
    prizesOf(kind).map(({ name }) => name),
  ),
);

export const runTimeKeys: Readonly<Record<string, RunTimeKeys>> = {
  'catalogue.mechanic-': known(
    ...games.map(({ mechanic }) => mechanic).filter((mechanic) => mechanic !== ''),
    ...sandboxStages.map((stage) => stage.toLowerCase()),
  ),
  'crash.': all(...crashGames.map(({ code }) => code)),
  'lottery-play.kind-': all(...drawKinds.map(({ code }) => code)),
  'lottery-play.prize-': all(...countryPrizes),
  'lottery-play.row-': all(...rowLabels),
  'lottery-play.word-': known(...answers),
  'lottery-vietnam.animal-': all(...Object.keys(animalTails)),
  'lottery.': all(...lotteryGames.map(({ code }) => code)),
  'lottery.group-': all(...lotteryGroups),
  'lottery.wire-status-': all('2', '4', '5', '6', '8', '12'),
  'operator.method-': all(...signInMethods),
  'operator.outcome-': all(...memberOutcomes, ...staffOutcomes),
  'operator.role-': known('owner', 'cashier', 'support'),
  'security.identity-': all('none-state', 'pending-state', 'refused-state', 'verified-state'),
  'security.method-': all(...signInMethods),
  'security.outcome-': all('signed-in', 'failed'),
  'settings.choice-': all(...choices),
  'settings.group-': all(...groups),
  'slots.': all(...slotGames.map(({ code }) => code)),
  'slots.symbol-': all('A', 'K', 'Q', 'J', 'T', 'W', 'S', 'O', 'C'),
  'operator.kind-': known('player-cash', 'player-held', 'player-in-play', 'payout-in-transit'),
  'wallet.event-': all(...ledgerEvents),
  'wallet.purse-': known(
    'player-cash',
    'player-held',
    'player-in-play',
    'payout-in-transit',
    'return-held',
    'player-debt',
  ),
  'wallet.step-of-': all('pending', 'approved', 'paying', 'paid', 'refused'),
};

/**
 * The name of a game, and its kinds of bet where it has several: in the texts of its family. Those
 * of slips are plays, which their own screens name.
 */
export function textsOfGame({ code, family, nameKey, promises }: FamilyGame): readonly string[] {
  const known = gameOf(code);
  if (known && slipFamilyOf(known)) return [nameKey];
  const bets = Object.keys(promises);
  return [nameKey, ...(bets.length > 1 ? bets.map((bet) => `${family}.bet-${bet}`) : [])];
}
