// The ways to pay in of the demo world beside those of a fresh platform: one of each kind, with the
// sandbox's two payment companies and an account of the house.
import { isRefusal, type InputOf, type wallet as contract } from '@baize/contract';
import type { Modules } from '../compose/modules.ts';
import { houseCall } from './house-call.ts';

type Channel = InputOf<typeof contract.saveDepositChannel>;

const plain: Omit<Channel, 'id' | 'kind' | 'bankType' | 'name' | 'method' | 'bankCodes'> = {
  version: 0,
  provider: 'sandpay',
  mcsBankCode: '',
  minimum: null,
  maximum: null,
  quickAmounts: ['100', '500', '1000', '5000'],
  fee: { fixed: '0', permille: 0, payer: 'house' },
  hours: null,
  audience: { levelMinimum: 0, countries: [], currencies: [], tags: [] },
  houseAccounts: [],
  network: '',
  confirmations: 0,
  payMinutes: 60,
  enabled: true,
};

const ownAccount = {
  bankCode: 'BDO',
  bankName: 'BDO Unibank',
  number: '0012 3456 7890',
  holder: 'Baize Demo Inc.',
  enabled: true,
};

const channels: readonly Channel[] = [
  {
    ...plain,
    id: 'qr-code',
    kind: 'qr',
    bankType: 'MWQR',
    name: 'QR Ph',
    method: 'qr',
    bankCodes: ['QRPH'],
  },
  {
    ...plain,
    id: 'bank-transfer',
    kind: 'bank-transfer',
    bankType: 'MT',
    name: 'Bank transfer',
    method: 'bank-transfer',
    bankCodes: ['BDO', 'BPI', 'MBTC', 'UBP'],
    minimum: '500',
    payMinutes: 1440,
  },
  {
    ...plain,
    id: 'pollpay-wallet',
    kind: 'ewallet',
    bankType: 'EWALLET',
    name: 'Pollpay',
    provider: 'pollpay',
    method: 'ewallet',
    bankCodes: ['GCASH', 'MAYA'],
    fee: { fixed: '0', permille: 10, payer: 'player' },
  },
  {
    ...plain,
    id: 'own-account',
    kind: 'manual',
    bankType: 'MA',
    name: 'Our own account',
    provider: 'house',
    method: 'bank-transfer',
    bankCodes: ['BDO'],
    houseAccounts: [ownAccount],
    hours: { opens: 480, closes: 1440 },
    payMinutes: 1440,
  },
  {
    ...plain,
    id: 'usdt-tron',
    kind: 'crypto',
    bankType: 'USDT',
    name: 'USDT',
    method: 'crypto',
    bankCodes: ['USDT-TRC20'],
    network: 'TRC20',
    confirmations: 3,
  },
];

export async function seedDeposits({ wallet }: Modules, now: number): Promise<void> {
  const caller = {
    kind: 'staff',
    staffId: 'house',
    username: 'house',
    role: 'owner',
    permissions: [],
    sessionId: 'seed',
    confirmedUntil: Infinity,
  } as const;
  for (const input of channels) {
    const call = { ...houseCall('', now, `seed-channel-${input.id}`), caller, input };
    const saved = await wallet.actions.saveDepositChannel(call);
    if (isRefusal(saved)) throw new Error(`a demo deposit channel was refused: ${saved.refused}`);
  }
}
