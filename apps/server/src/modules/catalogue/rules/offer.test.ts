// The most closed of several switches decides, and a name is staff's own before the maker's, in the
// language asked for before English.
import { expect, test } from 'vitest';
import { mostClosed, nameIn } from './offer.ts';

test('off is more closed than maintenance, and maintenance than on', () => {
  expect(mostClosed([])).toBe('on');
  expect(mostClosed(['on', 'maintenance'])).toBe('maintenance');
  expect(mostClosed(['off', 'maintenance', 'on'])).toBe('off');
});

test.each([
  [{ en: 'Sun', id: 'Surya' }, {}, 'id', 'Surya'],
  [{ en: 'Sun' }, {}, 'id', 'Sun'],
  [{ en: 'Sun', id: 'Surya' }, { en: 'Dawn' }, 'id', 'Dawn'],
  [{ en: 'Sun' }, { en: 'Dawn', id: 'Fajar' }, 'id', 'Fajar'],
  [{ th: 'ตะวัน' }, {}, 'id', 'ตะวัน'],
  [{}, {}, 'id', ''],
])('of %j and staff’s %j a reader of %s reads %s', (names, own, tag, name) => {
  expect(nameIn(names, own, tag)).toBe(name);
});
