// A friend who seems to be the member who invited them is told by what the two have in common.
import { expect, test } from 'vitest';
import { friendLinksOf, type Origin } from './friend-links.ts';

const origin = (more: Partial<Origin> = {}): Origin => ({
  deviceId: '',
  addresses: [],
  fullName: '',
  documentKey: null,
  ...more,
});
const linksOf = (one: Partial<Origin>, other: Partial<Origin>, haveOneAccount = false) =>
  friendLinksOf(origin(one), origin(other), { haveOneAccount });

test.each([
  ['a device', { deviceId: 'd1' }, { deviceId: 'd1' }, ['same-device']],
  [
    'an address',
    { addresses: ['1.1.1.1', '2.2.2.2'] },
    { addresses: ['2.2.2.2'] },
    ['same-address'],
  ],
  ['a name', { fullName: 'Ana José Cruz' }, { fullName: 'cruz ana jose' }, ['same-name']],
  ['a document', { documentKey: 'k' }, { documentKey: 'k' }, ['same-document']],
  ['nothing', { deviceId: 'd1', fullName: 'Ana' }, { deviceId: 'd2', fullName: 'Ben' }, []],
])('%s in common is told', (_what, one, other, links) => {
  expect(linksOf(one, other)).toEqual(links);
});

test('two members of unknown origin have nothing in common', () => {
  expect(linksOf({ addresses: [''] }, { addresses: [''] })).toEqual([]);
});

test('one account to be paid to is told beside the rest', () => {
  expect(linksOf({ deviceId: 'd' }, { deviceId: 'd' }, true)).toEqual([
    'same-device',
    'same-account',
  ]);
});
