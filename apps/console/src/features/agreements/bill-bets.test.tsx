// The desk opens a member of a bill into the bets, with what of each stake counted.
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { client } from '../../app/client.ts';
import { given, showDesk } from '../../app/testing/show-desk.tsx';
import { BillMembers } from './bill-members.tsx';

afterEach(() => vi.restoreAllMocks());

const dan = {
  member: { id: 'm1', username: 'dan' },
  turnover: '25.0000',
  payout: '0.0000',
  netLoss: '25.0000',
  deposit: '0.0000',
  rebate: '0.0000',
  bonus: '0.0000',
  wage: '0.0000',
  isActive: true,
};
const bet = {
  roundId: 'r1',
  settledAt: 0,
  gameCode: 'wheel',
  gameName: 'Wheel',
  stake: '100.0000',
  turnover: '37.0000',
  payout: '63.0000',
};

test('a member of a bill opens into the bets, with changes of earlier rounds apart', async () => {
  vi.spyOn(client.agreements, 'listBillMembersFile').mockResolvedValue(
    given({ list: [dan], total: 1, isKept: true }),
  );
  const read = vi
    .spyOn(client.agreements, 'listBillBetsFile')
    .mockResolvedValue(given({ list: [bet], total: 1, earlierTurnover: '-12.0000' }));
  showDesk(<BillMembers billId="b1" currency="PHP" />, { may: ['agreements.view'] });
  fireEvent.click(await screen.findByRole('button', { name: 'dan' }));
  expect(await screen.findByText('P 37.00')).toBeTruthy();
  expect(screen.getByText(/Changes of earlier rounds/u).textContent).toContain('12.00');
  expect(read.mock.calls[0]?.[0]).toMatchObject({ id: 'b1', customerId: 'm1' });
});
