// Migrations are numbered without gaps of width, once each, and never edited after they have
// landed: a database that ran one must be able to trust that its neighbour ran the same.
import { createHash } from 'node:crypto';
import type { SourceFile } from '../../source/source-file.ts';
import type { Tree } from '../../source/tree.ts';
import type { TreeRule, TreeSpot } from '../rule.ts';

export const migrationListPath = 'tools/tidy/migrations.json';

export const migration: TreeRule = {
  kind: 'tree',
  name: 'migration',
  reason: 'every database must have run the same migrations in the same order',
  check(tree) {
    const landed = landedMigrations(tree);
    const files = migrationFiles(tree);
    return [
      ...files.flatMap((file) => [...badName(file), ...badHash(file, landed)]),
      ...sameNumber(files),
      ...[...landed.keys()]
        .filter((path) => !tree.has(path))
        .map((path) => ({
          file: migrationListPath,
          line: 1,
          what: `${path} has landed and is gone`,
          fix: 'put it back, and undo it by a new migration',
        })),
    ];
  },
};

export const migrationFiles = (tree: Tree): SourceFile[] =>
  tree.files.filter(({ path }) => /\/schema\/[^/]+\.sql$/.test(path));

export const landedMigrations = (tree: Tree): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(
      JSON.parse(tree.file(migrationListPath)?.text ?? '{}') as Readonly<Record<string, string>>,
    ),
  );

export const hashOf = ({ text }: SourceFile): string =>
  createHash('sha256').update(text).digest('hex');

function badName({ path }: SourceFile): TreeSpot[] {
  if (/\/\d{4}-[a-z0-9]+(?:-[a-z0-9]+)*\.sql$/.test(path)) return [];
  const what = 'the name is not four digits and words';
  return [{ file: path, line: 1, what, fix: 'name it like 0007-withdrawal-receipts.sql' }];
}

function badHash(file: SourceFile, landed: ReadonlyMap<string, string>): TreeSpot[] {
  const hash = landed.get(file.path);
  if (hash === hashOf(file)) return [];
  return [
    hash === undefined
      ? {
          file: file.path,
          line: 1,
          what: 'this migration is not in the list of landed ones',
          fix: 'node tools/tidy/tidy.ts --write',
        }
      : {
          file: file.path,
          line: 1,
          what: 'this migration was edited after it landed',
          fix: 'put it back as it was and write the change as the next migration',
        },
  ];
}

function sameNumber(files: readonly SourceFile[]): TreeSpot[] {
  const first = new Map<string, string>();
  return files.flatMap(({ path }) => {
    const slot = path.replace(/-[^/]*$/, '');
    const other = first.get(slot);
    if (other === undefined) {
      first.set(slot, path);
      return [];
    }
    const what = `${other.slice(other.lastIndexOf('/') + 1)} has the same number`;
    return [{ file: path, line: 1, what, fix: 'take the next free number' }];
  });
}
