// A migration that is ill named, numbered twice, edited, lost or not yet listed is found.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { spotsOf } from '../try-rule.ts';
import { migration, migrationListPath } from './migration.ts';

const folder = 'apps/server/src/modules/wallet/store/schema';
const text = 'create table purse ();\n';
const first = `${folder}/0001-purse.sql`;

const spots = (files: Readonly<Record<string, string>>, listed: readonly string[]): string[] => {
  const hash = createHash('sha256').update(text).digest('hex');
  const list = JSON.stringify(Object.fromEntries(listed.map((path) => [path, hash])));
  return spotsOf(migration, { ...files, [migrationListPath]: list });
};

test('a landed migration passes', () => {
  expect(spots({ [first]: text }, [first])).toEqual([]);
});

test('an edited, a new and a lost migration are found', () => {
  expect(spots({ [first]: `${text}-- edited\n` }, [first])).toEqual([`${first}:1`]);
  expect(spots({ [first]: text }, [])).toEqual([`${first}:1`]);
  expect(spots({}, [first])).toEqual([`${migrationListPath}:1`]);
});

test('a bad name and a number taken twice are found', () => {
  const bad = `${folder}/2-purse.sql`;
  const twice = `${folder}/0001-receipts.sql`;
  expect(spots({ [bad]: text }, [bad])).toEqual([`${bad}:1`]);
  expect(spots({ [first]: text, [twice]: text }, [first, twice])).toEqual([`${twice}:1`]);
});
