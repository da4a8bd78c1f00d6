// Proves who sees a way to pay in, when it is open in the house's day, that limits never pass the
// brand's, what a fee takes, and what keeps a way from being written.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  blameChannel,
  feeOf,
  findChannel,
  isOpenAt,
  isSeenBy,
  limitsOf,
  opensAt,
  type DepositChannel,
} from './deposit-channel.ts';

const channel: DepositChannel = {
  code: 'bank',
  version: 1,
  kind: 'bank-transfer',
  bankType: 'MT',
  name: 'Bank transfer',
  provider: 'sandpay',
  method: 'bank-transfer',
  mcsBankCode: '',
  bankCodes: ['BDO', 'BPI'],
  minimum: null,
  maximum: null,
  quickAmounts: [],
  fee: { fixed: 0n, permille: 0, payer: 'house' },
  hours: null,
  audience: { levelMinimum: 0, countries: [], currencies: [], tags: [] },
  houseAccounts: [],
  network: '',
  confirmations: 0,
  payMinutes: 60,
  enabled: true,
};
const changed = (more: Partial<DepositChannel>): DepositChannel => ({ ...channel, ...more });
const ana = { level: 2, country: 'PH', currency: 'PHP', tags: ['trusted'] };

test.each([
  [{}, true],
  [{ levelMinimum: 2 }, true],
  [{ levelMinimum: 3 }, false],
  [{ countries: ['PH', 'ID'] }, true],
  [{ countries: ['ID'] }, false],
  [{ currencies: ['IDR'] }, false],
  [{ tags: ['new', 'trusted'] }, true],
  [{ tags: ['new'] }, false],
])('an audience of %j sees the way: %s', (audience, isSeen) => {
  const asked = changed({ audience: { ...channel.audience, ...audience } });
  expect(isSeenBy(asked, ana)).toBe(isSeen);
});

const at = (time: string) => Date.parse(`2026-11-21T${time}:00+08:00`);

test.each([
  [{ opens: 540, closes: 1080 }, '08:59', false],
  [{ opens: 540, closes: 1080 }, '09:00', true],
  [{ opens: 540, closes: 1080 }, '17:59', true],
  [{ opens: 540, closes: 1080 }, '18:00', false],
  [{ opens: 1320, closes: 120 }, '23:00', true],
  [{ opens: 1320, closes: 120 }, '01:59', true],
  [{ opens: 1320, closes: 120 }, '02:00', false],
  [{ opens: 0, closes: 0 }, '12:00', true],
  [null, '03:00', true],
])('hours of %j at %s in GMT+8 are open: %s', (hours, time, isOpen) => {
  expect(isOpenAt({ hours }, at(time))).toBe(isOpen);
});

test('the opening is written as a time', () => {
  expect(opensAt({ hours: { opens: 570, closes: 600 } })).toBe('09:30 (GMT+8)');
});

test('limits narrow the brand’s and never widen them', () => {
  const brand = { minimum: 500_000n, maximum: 10_000_000n };
  expect(limitsOf(channel, brand)).toEqual(brand);
  expect(limitsOf(changed({ minimum: 1n, maximum: 99_000_000n }), brand)).toEqual(brand);
  const narrow = { minimum: 600_000n, maximum: 700_000n };
  expect(limitsOf(changed(narrow), brand)).toEqual(narrow);
});

test('a fee of 5 and 12 thousandths takes 11 of 500', () => {
  const fee = { fixed: 50_000n, permille: 12, payer: 'player' } as const;
  expect(feeOf({ fee }, 5_000_000n)).toBe(110_000n);
  expect(feeOf({ fee: { ...fee, payer: 'house' } }, 5_000_000n)).toBe(0n);
});

test('a fee is whole cents and at most half of what arrived', () => {
  const any = fc.record({
    fixed: fc.bigInt({ min: 0n, max: 10n ** 9n }),
    permille: fc.integer({ min: 0, max: 500 }),
    amount: fc.bigInt({ min: 1n, max: 10n ** 13n }),
  });
  fc.assert(
    fc.property(any, ({ amount, ...terms }) => {
      const fee = feeOf({ fee: { ...terms, payer: 'player' } }, amount);
      expect(fee >= 0n && fee * 2n <= amount).toBe(true);
      expect(fee % 100n === 0n || fee === amount / 2n).toBe(true);
    }),
  );
});

const asked = { vendorId: 'sandpay', bankType: 'MT', bankCode: 'BPI' };

test('a way is found by provider, kind and bank, or by its own code', () => {
  const other = changed({ code: 'other' });
  const find = (more: object, kinds: DepositChannel['kind'][] = ['bank-transfer']) =>
    findChannel([channel, other], { ...asked, ...more }, kinds)?.code;
  expect(find({})).toBe('bank');
  expect(find({ channel: 'other' })).toBe('other');
  expect(find({ vendorId: 'else' })).toBeUndefined();
  expect(find({ bankType: 'QR' })).toBeUndefined();
  expect(find({ bankCode: 'UBP' })).toBeUndefined();
  expect(find({}, ['hosted'])).toBeUndefined();
});

const carriers = [{ name: 'sandpay', methods: ['bank-transfer', 'crypto'] as const }];
const account = { bankCode: 'BDO', bankName: 'BDO', number: '1', holder: 'Baize', enabled: true };

test.each([
  [{}, undefined],
  [{ provider: 'nobody' }, 'channel-provider-unknown'],
  [{ method: 'qr' }, 'channel-provider-unknown'],
  [{ minimum: 2n, maximum: 1n }, 'channel-limits-wrong'],
  [{ minimum: 0n }, 'channel-limits-wrong'],
  [{ maximum: 0n }, 'channel-limits-wrong'],
  [{ quickAmounts: [0n] }, 'channel-limits-wrong'],
  [{ minimum: 5n, quickAmounts: [4n] }, 'channel-limits-wrong'],
  [{ maximum: 5n, quickAmounts: [6n] }, 'channel-limits-wrong'],
  [{ kind: 'manual', provider: 'house', houseAccounts: [account] }, 'channel-account-missing'],
  [{ kind: 'manual', provider: 'house', bankCodes: ['BDO'], houseAccounts: [account] }, undefined],
  [
    {
      kind: 'manual',
      bankCodes: ['BDO'],
      houseAccounts: [{ ...account, enabled: false }],
    },
    'channel-account-missing',
  ],
  [{ kind: 'crypto', method: 'crypto' }, 'channel-network-missing'],
  [{ kind: 'crypto', method: 'crypto', network: 'TRC20', confirmations: 3 }, undefined],
] as [Partial<DepositChannel>, string | undefined][])('%# a way is blamed: %s', (more, problem) => {
  expect(blameChannel(changed(more), carriers)).toBe(problem);
});
