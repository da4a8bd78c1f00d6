// Proves in which language a bonus is named, and that no bonuses are no rows for anybody.
import { expect, test } from 'vitest';
import { staffBonuses } from './staff-bonus.ts';
import { nameIn, wireBonuses } from './wire-bonus.ts';

test('a bonus is named in the reader’s language, else in English, else as it can be', () => {
  const names = { en: 'Welcome', id: 'Selamat datang' };
  expect([nameIn({ names }, 'id'), nameIn({ names }, 'th')]).toEqual(['Selamat datang', 'Welcome']);
  expect(nameIn({ names: { id: 'Selamat datang' } }, 'th')).toBe('Selamat datang');
});

test('no bonuses are read of nobody', async () => {
  const on = undefined as never;
  expect(await wireBonuses(on, [], 'en')).toEqual([]);
  const usernames = async () => new Map<string, string>();
  expect(await staffBonuses({ usernames }, on, { bonuses: [], locale: 'en' })).toEqual([]);
});
