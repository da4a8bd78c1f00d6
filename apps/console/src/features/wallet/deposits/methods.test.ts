// The editor sends a method as it was read where nothing was changed, and names entries that cannot
// be sent.
import { expect, test } from 'vitest';
import { bodyOf, draftOf, emptyDraft, faultsOf } from './methods.ts';
import { method } from './testing/desk.tsx';

test('a method that was only opened is sent as it was read', () => {
  const { code: _code, isConnected: _connected, expectedMinutes: _minutes, ...written } = method;
  const { credited: _credited, failed: _failed, ...same } = written;
  expect(bodyOf(draftOf(method))).toEqual(same);
});

test('hours past midnight and at any hour are kept', () => {
  const night = { ...method, hours: { opens: 22 * 60, closes: 6 * 60 + 30 } };
  expect(draftOf(night)).toMatchObject({ opens: '22:00', closes: '06:30', isAlways: false });
  expect(bodyOf(draftOf(night)).hours).toEqual(night.hours);
  expect(bodyOf({ ...draftOf(night), isAlways: true }).hours).toBeNull();
});

test('percent become thousandths', () => {
  const draft = { ...draftOf(method), feePercent: '2.5', feeFixed: '3' };
  expect(bodyOf(draft).fee).toEqual({ fixed: '3.00', permille: 25, payer: 'player' });
});

test('empty limits are those of the brand', () => {
  const draft = { ...draftOf(method), minimum: '', maximum: '' };
  expect(faultsOf(draft)).toEqual([]);
  expect(bodyOf(draft)).toMatchObject({ minimum: null, maximum: null });
});

test.each([
  ['name', ' '],
  ['code', 'a b'],
  ['bankCodes', ' , '],
  ['minimum', '1,5x'],
  ['quickAmounts', '100, many'],
  ['feePercent', '51'],
  ['feePercent', '1.25'],
  ['payMinutes', '4'],
] as const)('%s “%s” cannot be sent', (entry, value) => {
  expect(faultsOf({ ...draftOf(method), [entry]: value })).toEqual([entry]);
});

test('accounts belong to manual transfers, networks to crypto', () => {
  const account = { bankCode: 'BDO', bankName: 'BDO', number: '1', holder: 'B', enabled: true };
  const draft = { ...draftOf(method), houseAccounts: [account], network: 'TRC20' };
  expect(bodyOf(draft)).toMatchObject({ houseAccounts: [], network: '', confirmations: 0 });
  expect(bodyOf({ ...draft, kind: 'manual' }).houseAccounts).toEqual([account]);
});

test('a new method is not offered before it is switched on', () => {
  expect(emptyDraft('sandpay')).toMatchObject({ version: 0, enabled: false });
});
