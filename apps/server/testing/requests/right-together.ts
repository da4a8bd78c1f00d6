// Fields that are right only together: how a deposit is paid, a red envelope, a way to pay in, the
// order of all of them.
import type { EndpointSpec } from '@baize/contract';
import { depositMethods } from '../../src/demo/seed-deposits.ts';
import type { Chance } from '../chance.ts';
import type { Fields, Input } from '../door/sample.ts';
import type { Known } from './known.ts';
import { rightContracts } from './right-contracts.ts';
import { envelopesAt } from './stock-events.ts';

interface Filling {
  readonly known: Known;
  readonly chance: Chance;
  readonly now: number;
  readonly key: string;
}

/** Most inputs whose fields depend on each other, with fields that fit. */
export function rightTogether(endpoint: EndpointSpec, input: Input, filling: Filling): Input {
  const { path } = endpoint;
  const { chance, now } = filling;
  if ('vendorId' in { ...input.body, ...input.query }) return withWay(endpoint, input, chance);
  if (chance.percent(30)) return input;
  if ('packets' in { ...input.body })
    return { ...input, body: { ...input.body, ...chance.pick(envelopesAt(now)) } };
  return byPath[path]?.(input, filling) ?? input;
}

const byPath: Readonly<Record<string, (input: Input, filling: Filling) => Input>> = {
  ...rightContracts,
  '/ops/deposit-channels/:id': (input, { chance, key }) => {
    if (input.body === undefined) return input;
    const { id: _id, ...method } = chance.pick(depositMethods);
    return { ...input, params: { id: `way-${key}` }, body: { ...method } };
  },
  '/ops/deposit-channels-order': (input, { known }) => ({
    ...input,
    body: { codes: known.idsOf('wallet_deposit_channel') },
  }),
  '/ops/deposit-limits/:id': (input, { chance }) => ({
    ...input,
    params: { id: chance.pick(['bronze', 'silver', 'gold']) },
  }),
};

const deposits: readonly (readonly [string, string, string, string])[] = [
  ['LaunchUrl', 'sandpay', 'QR', 'QRPH'],
  ['QRImage', 'sandpay', 'MWQR', 'QRPH'],
  ['MT', 'sandpay', 'MT', 'BDO'],
  ['VirtualWallet', 'sandpay', 'EW', 'GCASH'],
  ['ManualTransfer', 'house', 'MA', 'BPI'],
  ['Crypto', 'sandpay', 'USDT', 'USDT-TRC20'],
];

function withWay(endpoint: EndpointSpec, input: Input, chance: Chance): Input {
  if (chance.percent(10)) return input;
  const found = deposits.find(([word]) => endpoint.path.endsWith(word)) ?? chance.pick(deposits);
  const [, vendorId, bankType, bankCode] = found;
  const place = input.body === undefined ? 'query' : 'body';
  const { promotionId, channel, mcsBankCode, targetUsername, ...rest } = input[place] ?? {};
  const extra = chance.percent(10) ? { promotionId, channel, mcsBankCode, targetUsername } : {};
  return { ...input, [place]: { ...rest, ...given(extra), vendorId, bankType, bankCode } };
}

const given = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
