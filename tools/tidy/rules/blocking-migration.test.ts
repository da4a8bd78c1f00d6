// A migration that would block callers or break the previous version is found.
import { expect, test } from 'vitest';
import { spotsOf } from '../try-rule.ts';
import { blockingMigration } from './blocking-migration.ts';

const path = 'apps/server/src/modules/wallet/store/schema/0099-more.sql';
const linesOf = (text: string) => spotsOf(blockingMigration, { [path]: text });

test.each([
  'create index purse_by_owner on purse (owner);',
  'create unique index purse_by_owner\n  on purse (owner);',
  'alter table purse alter column owner type bigint;',
  'alter table purse alter column owner set not null;',
  'alter table purse add column note text not null;',
  'alter table purse add constraint positive check (amount > 0);',
  'alter table purse add foreign key (owner) references member (id);',
  'alter table purse drop column owner;',
  'alter table purse rename column owner to holder;',
  "update purse set note = '';",
  'lock table purse in exclusive mode;',
  'drop table purse;',
  'drop index purse_by_owner;',
  'truncate purse;',
])('%s is found', (text) => {
  expect(linesOf(text)).toEqual([`${path}:1`]);
});

test.each([
  'create index concurrently if not exists purse_by_owner on purse (owner);',
  'create table purse (owner text not null);\ncreate index purse_by_owner on purse (owner);',
  "alter table purse add column note text not null default '';",
  'alter table purse add column note text;',
  'alter table purse add constraint positive check (amount > 0) not valid;',
  'alter table purse validate constraint positive;',
  "update purse set note = '' where id = 1;",
  'drop index if exists by_owner;\ncreate index concurrently by_owner on purse (owner);',
  '-- Contract: purse_by_owner, no version since 3.1 names it.\ndrop index purse_by_owner;',
  '-- drop table purse;\nselect 1;',
  '-- Small: purse, it has a row for each tier.\ncreate index purse_by_owner on purse (owner);',
  '-- Contract: purse, no version since 3.1 reads it.\nalter table purse drop column owner;',
])('%j may be', (text) => {
  expect(linesOf(text)).toEqual([]);
});
