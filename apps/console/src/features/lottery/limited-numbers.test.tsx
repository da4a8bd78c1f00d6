// Limited numbers beside the limits of an issue: shown by play and rate, changed with a reason; and
// a result of several prizes, typed prize by prize.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { client } from '../../app/client.ts';
import { LimitedNumbers } from './limited-numbers.tsx';
import { NumbersField } from './numbers-field.tsx';
import { everything, given, showDesk } from './testing/desk.tsx';

afterEach(() => vi.restoreAllMocks());

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const lao = { gameCode: 'LAO', issue: '20261120-1' };

test('numbers are shown by play and rate, and changed with a reason', async () => {
  const list = [{ play: 'TOP2', number: '96', rate: 50 }];
  const set = { at: 1, by: 'olga', reason: 'many bets' };
  vi.spyOn(client.lottery, 'getLimitedNumbers').mockResolvedValue(
    given({ list, revision: 3, set }),
  );
  const send = vi.spyOn(client.lottery, 'setLimitedNumbers');
  send.mockResolvedValue(given({ done: true }));
  showDesk(<LimitedNumbers {...lao} isOpen />, { may: everything });
  expect(await screen.findByText(/50% of the odds/u)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Limit numbers' }));
  type('Numbers', '96 7');
  type('Reason', 'many bets on 96');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  type('Numbers', '96 07');
  type('Percent of the odds (0 closes the number)', '0');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const closed = ['96', '07'].map((number) => ({ play: 'TOP2', number, rate: 0 }));
  await waitFor(() =>
    expect(send).toHaveBeenCalledExactlyOnceWith({
      ...lao,
      list: closed,
      revision: 3,
      reason: 'many bets on 96',
    }),
  );
});

test('staff without the permission only read, and other lotteries have no such list', async () => {
  const read = vi.spyOn(client.lottery, 'getLimitedNumbers');
  read.mockResolvedValue(given({ list: [], revision: 0, set: null }));
  showDesk(<LimitedNumbers gameCode="SSC_1M" issue={null} isOpen />, { may: everything });
  expect(screen.queryByText('Limited numbers')).toBeNull();
  expect(read).not.toHaveBeenCalled();
  showDesk(<LimitedNumbers {...lao} isOpen />, { may: ['lottery.view'] });
  expect(await screen.findByText('No numbers are limited.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Limit numbers' })).toBeNull();
});

test('a board of prizes has a line for each, and takes a whole board at once', () => {
  const told = vi.fn<(value: string) => void>();
  const field = { gameCode: 'THAI_GOV', label: 'Numbers', value: '', fault: undefined };
  showDesk(<NumbersField {...field} onValue={told} />, { may: everything });
  expect(screen.getAllByText('2 numbers of 3 digits')).toHaveLength(2);
  type('First prize', '123456 001 002 003 004 78');
  expect(told).toHaveBeenCalledExactlyOnceWith('123456\n001 002\n003 004\n78');
});
