// A migration holds up no caller and breaks no older version that still runs beside it: what locks
// a table that is in use, reads all of it, or takes away what others read is found.
import type { SourceFile } from '../../source/source-file.ts';
import type { TreeRule, TreeSpot } from '../rule.ts';
import { migrationFiles } from './migration.ts';

interface Blocking {
  /** With the table as its first group. */
  readonly pattern: RegExp;
  readonly what: string;
  readonly fix: string;
}

const table = String.raw`(?:if exists )?(?:only )?([\w.]+)`;
const alter = `\\balter table ${table}[^;]*?`;
const later = (text: string) => new RegExp(text, 'gi');

const blocking: readonly Blocking[] = [
  {
    pattern: later(
      String.raw`\bcreate (?:unique )?index (?!concurrently\b)[^;]*?\bon (?:only )?([\w.]+)`,
    ),
    what: 'an index is made while nobody can write',
    fix: 'create index concurrently, in a file that begins "-- Outside a transaction"',
  },
  {
    pattern: later(`${alter}\\b(?:alter column \\w+ )?(?:set data )?type\\b`),
    what: 'a column of another type writes every row anew',
    fix: 'add a column, fill it bit by bit, and drop the old one a version later',
  },
  {
    pattern: later(`${alter}\\bset not null\\b`),
    what: 'every row is read under a lock',
    fix: 'add a check that is not valid, validate it in the next file, then set it',
  },
  {
    pattern: later(
      `${alter}\\badd (?:column )?(?:if not exists )?\\w+ ` +
        '(?![^;,]*\\bdefault\\b)[^;,]*\\bnot null\\b',
    ),
    what: 'a column without a default cannot be missing in rows that are there',
    fix: 'give it a default, or let it be null',
  },
  {
    pattern: later(
      `${alter}\\badd (?:constraint \\w+ )?(?:check|foreign key|unique|primary key)\\b` +
        '(?![^;]*\\b(?:not valid|using index)\\b)',
    ),
    what: 'a constraint reads every row under a lock',
    fix: 'add it "not valid" and validate it in the next file, or use an index made before',
  },
  {
    pattern: later(`${alter}\\b(?:drop column|rename)\\b`),
    what: 'the version before still reads and writes this column',
    fix: 'stop using it now and drop it a version later',
  },
  {
    pattern: later(String.raw`\bdrop index (?:concurrently )?(?:if exists )?([\w.]+)`),
    what: 'the version before may name this index in an "on conflict"',
    fix: 'drop it a version later',
  },
  {
    pattern: later(String.raw`\bupdate (?:only )?([\w.]+) (?![^;]*\bwhere\b)[^;]*?\bset\b`),
    what: 'every row is written in one transaction',
    fix: 'fill it bit by bit from code, or name the rows',
  },
  {
    pattern: later(`\\b(?:lock table|cluster|vacuum full|truncate(?: table)?|drop table) ${table}`),
    what: 'the whole table is taken from everybody',
    fix: 'do without it, or do it a version later',
  },
];

const made =
  /\bcreate (?:table|(?:unique )?index(?: concurrently)?) (?:if not exists )?(?!on\b)([\w.]+)/gi;

/** Says that a file knows better: the table is small, or the last version that used it is gone. */
const excuse = /^-- (?:Small|Contract): (?<table>[\w.]+), \S/gim;

export const blockingMigration: TreeRule = {
  kind: 'tree',
  name: 'blocking-migration',
  reason: 'two versions run side by side, and calls wait behind a lock',
  check: (tree) =>
    migrationFiles(tree)
      .filter(({ path }) => !before.has(path))
      .flatMap(spotsIn),
};

function spotsIn(file: SourceFile): TreeSpot[] {
  const text = file.text.replace(/--.*$/gm, (comment) => ' '.repeat(comment.length));
  const fine = new Set([
    ...[...text.matchAll(made)].map(([, name]) => name),
    ...[...file.text.matchAll(excuse)].map(({ groups }) => groups?.['table']),
  ]);
  return blocking.flatMap(({ pattern, what, fix }) =>
    [...text.matchAll(pattern)]
      .filter(([, name]) => !fine.has(name))
      .map(({ index }) => ({
        file: file.path,
        line: text.slice(0, index).split('\n').length,
        what,
        fix: `${fix}; where it does no harm, say why: -- Small: <table>, <why>`,
      })),
  );
}

/** Landed before this rule. */
const landedBefore = {
  catalogue: ['0003-newest-opening.sql'],
  identity: [
    '0002-attempts-counted-by-the-platform.sql',
    '0003-verified-contacts.sql',
    '0004-ways-in.sql',
    '0008-full-sign-ins.sql',
    '0009-invitation-links.sql',
    '0010-agents-since.sql',
    '0011-registered-by-an-agent.sql',
  ],
  notices: ['0004-messages-kept-account-of.sql'],
  operator: ['0002-tries-counted-with-players.sql', '0003-roles-states-challenges-chain.sql'],
  wagering: [
    '0002-rounds-of-vendors.sql',
    '0003-rounds-in-the-order-of-their-closing.sql',
    '0007-winners-without-their-payout.sql',
  ],
  wallet: ['0003-sealed-accounts.sql', '0004-money-with-vendors.sql', '0005-jackpot-pools.sql'],
};
const before: ReadonlySet<string> = new Set(
  Object.entries(landedBefore).flatMap(([module, files]) =>
    files.map((file) => `apps/server/src/modules/${module}/store/schema/${file}`),
  ),
);
