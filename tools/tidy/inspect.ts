// Inspects the repository as it stands against every house rule and the list of old debts, and
// keeps the two lists that only a tool should write: landed migrations and debts.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Finding } from '../source/finding.ts';
import { workingTree } from '../source/tree.ts';
import { longSubjects } from './long-subjects.ts';
import { beyondRatchet, ratchetPath, shrunkRatchet } from './ratchet.ts';
import type { Ratchet } from './ratchet.ts';
import { rules } from './rules.ts';
import { hashOf, landedMigrations, migrationFiles, migrationListPath } from './rules/migration.ts';
import { lineWidth } from './rules/line-width.ts';
import { runRules } from './run-rules.ts';
import { wrapComments } from './wrap-comments.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export function inspect(): Finding[] {
  const found = beyondRatchet(runRules(rules, workingTree(root)), readRatchet());
  return [...found, ...longSubjects(root)];
}

/** Adds new migrations and takes paid debts off; never forgives an edit or adds a debt. */
export function writeLists(): void {
  const tree = workingTree(root);
  const landed = landedMigrations(tree);
  const fresh = migrationFiles(tree).filter(({ path }) => !landed.has(path));
  const all = [...landed, ...fresh.map((file) => [file.path, hashOf(file)] as const)];
  writeList(migrationListPath, Object.fromEntries(all.toSorted(([a], [b]) => (a < b ? -1 : 1))));
  writeList(ratchetPath, shrunkRatchet(runRules(rules, workingTree(root)), readRatchet()));
}

/** Rewraps wide comments in the files below the given paths, or in all files. */
export function wrapFiles(paths: readonly string[]): void {
  for (const file of workingTree(root).files) {
    const isMeant = paths.length === 0 || paths.some((path) => file.path.startsWith(path));
    if (!isMeant || !lineWidth.applies(file.path)) continue;
    const wrapped = wrapComments(file.text);
    if (wrapped !== file.text) writeFileSync(join(root, file.path), wrapped);
  }
}

const readRatchet = (): Ratchet =>
  JSON.parse(readFileSync(join(root, ratchetPath), 'utf8')) as Ratchet;

const writeList = (path: string, list: object): void =>
  writeFileSync(join(root, path), `${JSON.stringify(list, undefined, 2)}\n`);
