// A report asks for its days, game and agent, tells the return exactly, and is saved as shown.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { client } from '../../app/client.ts';
import { LotteryReport } from './report.tsx';
import { reportCsv, returnPercent } from './report-lines.ts';
import { given, showDesk } from './testing/desk.tsx';

const sums = {
  orders: 3,
  players: 2,
  stake: '300.0000',
  payout: '291.0000',
  rebate: '1.5000',
  teamRebate: '0.5000',
  result: '7.0000',
};
const loss = { ...sums, payout: '400.0000', result: '-102.0000' };
const report = {
  list: [
    { key: 'SSC_1M', name: 'SSC 1 Minute', ...sums },
    { key: 'K3_1M', name: 'K3 "1", Minute', ...loss },
  ],
  sum: sums,
  currency: 'PHP',
};

afterEach(() => vi.restoreAllMocks());

test('lines by game, then by agent of one game between two days', async () => {
  const read = vi.spyOn(client.lottery, 'getLotteryReport').mockResolvedValue(given(report));
  showDesk(<LotteryReport />, { may: ['lottery.view'] });
  expect(await screen.findByText('SSC 1 Minute', { selector: 'strong' })).toBeTruthy();
  expect(screen.getAllByText('97.00%').length).toBeGreaterThan(0);
  expect(read.mock.calls[0]?.[0]).toMatchObject({ by: 'game' });
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-23' } });
  fireEvent.change(screen.getByLabelText('Game'), { target: { value: 'SSC_1M' } });
  fireEvent.click(screen.getByRole('tab', { name: 'Agent' }));
  const asked = { by: 'agent', day: '2026-11-01', toDay: '2026-11-23', gameCode: 'SSC_1M' };
  await waitFor(() => expect(read.mock.calls.at(-1)?.[0]).toEqual(asked));
});

test('the file has every line, plain amounts and the sum last', () => {
  const heads = ['code', 'name', 'orders', 'players', 's', 'p', 'r', 't', 'net', 'return'];
  expect(reportCsv(heads, report).split('\r\n')).toEqual([
    'code,name,orders,players,s,p,r,t,net,return',
    'SSC_1M,SSC 1 Minute,3,2,300.0000,291.0000,1.5000,0.5000,7.0000,97.00',
    'K3_1M,"K3 ""1"", Minute",3,2,300.0000,400.0000,1.5000,0.5000,-102.0000,133.33',
    ',,3,2,300.0000,291.0000,1.5000,0.5000,7.0000,97.00',
    '',
  ]);
});

test('nothing staked returns nothing', () => {
  expect(returnPercent({ stake: '0.0000', payout: '0.0000' }, 'en')).toBe('–');
});
