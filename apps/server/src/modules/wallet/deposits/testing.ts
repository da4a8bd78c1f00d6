// Ways to pay in of every kind, and what tests of deposits do with them: start one, look at it,
// send a picture.
import { isRefusal, type DepositKind } from '@baize/contract';
import sharp from 'sharp';
import type { CallContext, PlayerCaller } from '../../../platform/call/index.ts';
import { contextOf, playerNamed, units, type BuiltWallet } from '../testing.ts';
import type { DepositChannel } from './rules/deposit-channel.ts';
import { writeChannel } from './store/channels.ts';

export const ana = playerNamed('ana');
export const ben = playerNamed('ben');

const account = {
  bankCode: 'BDO',
  bankName: 'BDO Unibank',
  number: '0012 3456 7890',
  holder: 'Baize Gaming Inc.',
  enabled: true,
};

export function channelOf(kind: DepositKind, more: Partial<DepositChannel> = {}): DepositChannel {
  const isManual = kind === 'manual';
  const isChain = kind === 'crypto';
  const method = { hosted: 'qr', manual: 'bank-transfer', qr: 'qr', ewallet: 'ewallet' } as const;
  return {
    code: `test-${kind}`,
    version: 1,
    kind,
    bankType: `T${kind.replaceAll('-', '').toUpperCase()}`,
    name: `By ${kind}`,
    provider: isManual ? 'house' : 'sandpay',
    method: kind === 'crypto' || kind === 'bank-transfer' ? kind : method[kind],
    mcsBankCode: '',
    bankCodes: [isChain ? 'USDT-TRC20' : 'BDO'],
    minimum: null,
    maximum: null,
    quickAmounts: [],
    fee: { fixed: 0n, permille: 0, payer: 'house' },
    hours: null,
    audience: { levelMinimum: 0, countries: [], currencies: [], tags: [] },
    houseAccounts: isManual ? [account] : [],
    network: isChain ? 'TRC20' : '',
    confirmations: isChain ? 3 : 0,
    payMinutes: 60,
    enabled: true,
    ...more,
  };
}

/** Adds ways to pay in, as if staff had written them. */
export async function offer(built: BuiltWallet, ...channels: readonly DepositChannel[]) {
  await built.ports.database.transaction(async (tx) => {
    for (const channel of channels) await writeChannel(tx, channel);
  });
  await built.wallet.start();
}

const calls = {
  hosted: 'depositByLaunchUrl',
  qr: 'depositByQrImageUrl',
  'bank-transfer': 'depositByMt',
  ewallet: 'depositByVirtualWallet',
  manual: 'depositByManualTransfer',
  crypto: 'depositByCrypto',
} as const satisfies Record<DepositKind, string>;

export interface StartMore {
  readonly amount?: number;
  readonly intent?: string;
  readonly caller?: PlayerCaller;
  readonly promotionId?: string;
  readonly context?: Partial<CallContext>;
}

export function start(built: BuiltWallet, channel: DepositChannel, more: StartMore = {}) {
  const { amount = 500, intent, caller = ana, promotionId, context = {} } = more;
  const { provider: vendorId, bankType, bankCodes, kind } = channel;
  const input = { amount, vendorId, bankType, bankCode: bankCodes[0] ?? '', promotionId };
  const call = { ...built.context(intent), ...context, caller, input };
  return built.actions[calls[kind]](call as never);
}

/** The id of a deposit that was started. */
export async function started(built: BuiltWallet, channel: DepositChannel, more: StartMore = {}) {
  const answer = await start(built, channel, more);
  if (isRefusal(answer)) throw new Error(answer.refused);
  return answer.transId;
}

export async function look(built: BuiltWallet, id: string, caller = ana) {
  const context = contextOf(built.clock.now());
  const deposit = await built.actions.getDeposit({ ...context, caller, input: { id } });
  if (isRefusal(deposit)) throw new Error(deposit.refused);
  return deposit;
}

export const stepsOf = async (built: BuiltWallet, id: string) =>
  (await look(built, id)).steps.map(({ step }) => step);

export const cashOf = async (built: BuiltWallet, playerId = 'ana') =>
  (await built.ledger.balance(playerId, 'PHP')).cash;

export async function picture(): Promise<string> {
  const red = { create: { width: 40, height: 30, channels: 3, background: 'red' } } as const;
  return (await sharp(red).png().toBuffer()).toString('base64');
}

export const minutes = (count: number) => count * 60_000;
export const days = (count: number) => count * 86_400_000;
export { units };
