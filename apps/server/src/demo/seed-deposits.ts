// Deposit methods of every kind in the demo world, saved as staff would save them, beside the
// hosted pages that every platform begins with.
import { isRefusal } from '@baize/contract';
import type { InputOf, wallet as contract } from '@baize/contract';
import type { Modules } from '../compose/modules.ts';
import { houseCall } from './house-call.ts';

type Method = InputOf<typeof contract.saveDepositChannel>;

const quickAmounts = ['100', '500', '1000', '2000', '5000', '10000'];

const method = (id: string, terms: Partial<Method>): Method => ({
  id,
  version: 0,
  kind: 'qr',
  bankType: 'MWQR',
  name: id,
  provider: 'sandpay',
  method: 'qr',
  mcsBankCode: '',
  bankCodes: ['QRPH'],
  minimum: null,
  maximum: null,
  quickAmounts,
  fee: { fixed: '0', permille: 0, payer: 'house' },
  hours: null,
  audience: { levelMinimum: 0, countries: [], currencies: [], tags: [] },
  houseAccounts: [],
  network: '',
  confirmations: 0,
  payMinutes: 30,
  enabled: true,
  ...terms,
});

const houseAccount = {
  bankCode: 'BPI',
  bankName: 'BPI',
  number: '9988 7766 5544',
  holder: 'Baize Gaming Inc.',
  enabled: true,
};

export const depositMethods: readonly Method[] = [
  method('qr-ph', { name: 'QR Ph' }),
  method('instapay', {
    kind: 'bank-transfer',
    bankType: 'MT',
    name: 'InstaPay',
    method: 'bank-transfer',
    bankCodes: ['BDO', 'BPI', 'MBTC', 'UBP'],
    payMinutes: 120,
  }),
  method('wallet-transfer', {
    kind: 'ewallet',
    bankType: 'EW',
    name: 'GCash or Maya',
    method: 'ewallet',
    bankCodes: ['GCASH', 'MAYA'],
  }),
  method('house-bpi', {
    kind: 'manual',
    bankType: 'MA',
    name: 'BPI account',
    provider: 'house',
    method: 'bank-transfer',
    bankCodes: ['BPI'],
    houseAccounts: [houseAccount],
    payMinutes: 1440,
  }),
  method('usdt-trc20', {
    kind: 'crypto',
    bankType: 'USDT',
    name: 'USDT · TRC20',
    method: 'crypto',
    bankCodes: ['USDT-TRC20'],
    fee: { fixed: '0', permille: 5, payer: 'player' },
    network: 'TRC20',
    confirmations: 3,
    payMinutes: 60,
  }),
];

/** What the hosted pages are called, by their codes. */
const hosted: Readonly<Record<string, string>> = {
  'sandpay-qr': 'QR by Sandpay',
  'sandpay-bank': 'Online banking',
  'sandpay-wallet': 'Wallet by Sandpay',
};

export async function seedDeposits({ wallet }: Modules, now: number): Promise<void> {
  const caller = {
    kind: 'staff',
    staffId: 'house',
    username: 'house',
    role: 'owner',
    permissions: [],
    sessionId: '',
    confirmedUntil: now,
  } as const;
  const call = { ...houseCall('', now, 'seed-deposits'), caller };
  const found = await wallet.actions.listDepositChannels({ ...call, input: {} });
  if (isRefusal(found)) throw new Error('the deposit methods were not read');
  const named = found.list.map((one) => ({
    ...one,
    id: one.code,
    name: hosted[one.code] ?? one.name,
  }));
  for (const input of [...named, ...depositMethods]) {
    const saved = await wallet.actions.saveDepositChannel({ ...call, input });
    if (isRefusal(saved)) throw new Error(`a deposit method was refused: ${saved.refused}`);
  }
}
