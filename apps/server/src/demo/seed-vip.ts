// The VIP levels of the demo world, saved as staff would save them; members stand where their
// seeded rounds bring them.
import { isRefusal } from '@baize/contract';
import type { InputOf, vip as contract, VipEmblem } from '@baize/contract';
import type { Modules } from '../compose/modules.ts';
import { houseCall } from './house-call.ts';

type Level = InputOf<typeof contract.saveVipScheme>['levels'][number];

const level = (emblem: VipEmblem, colour: string, terms: Partial<Level>): Level => ({
  emblem,
  colour,
  names: {},
  turnover: '0',
  deposits: '0',
  keep: '0',
  withdrawalMaximum: null,
  withdrawsFirst: false,
  contact: '',
  ...terms,
});

const contact = 'mailto:vip@baize.example';

const levels: Level[] = [
  level('bronze', '#b8713c', { turnover: '100' }),
  level('silver', '#8b979f', { turnover: '500' }),
  level('gold', '#c9922e', { turnover: '5000', keep: '1000', withdrawalMaximum: '600000' }),
  level('platinum', '#7d8bab', {
    turnover: '50000',
    deposits: '5000',
    keep: '10000',
    withdrawalMaximum: '800000',
    withdrawsFirst: true,
  }),
  level('jade', '#2f9e6e', {
    turnover: '250000',
    deposits: '20000',
    keep: '50000',
    withdrawalMaximum: '1000000',
    withdrawsFirst: true,
    contact,
  }),
  level('diamond', '#4a9fd0', {
    turnover: '1000000',
    deposits: '50000',
    keep: '250000',
    withdrawalMaximum: '2000000',
    withdrawsFirst: true,
    contact,
  }),
];

export async function seedVip({ vip }: Modules, now: number): Promise<void> {
  const caller = {
    kind: 'staff',
    staffId: 'house',
    username: 'house',
    role: 'owner',
    permissions: [],
    sessionId: '',
    confirmedUntil: now,
  } as const;
  const input = { version: 0, levels };
  const saved = await vip.actions.saveVipScheme({
    ...houseCall('', now, 'seed-vip'),
    caller,
    input,
  });
  if (isRefusal(saved)) throw new Error(`the levels were refused: ${saved.refused}`);
}
