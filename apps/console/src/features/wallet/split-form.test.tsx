// The split form: what is left or too much is told, and it is sent only when parts add up.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { showTexts } from '../../app/texts.ts';
import type { Parts } from './parts.ts';
import { SplitForm } from './split-form.tsx';

const heard = vi.hoisted(() => {
  const bodies: unknown[] = [];
  globalThis.fetch = async (_url, init) => {
    bodies.push(JSON.parse(String(init?.body)));
    return Response.json({});
  };
  return bodies;
});

const parts: Parts = {
  withdrawalId: 'w1',
  currency: 'PHP',
  state: 'approved',
  amount: '400.0000',
  fee: '10.0000',
  netAmount: '390.0000',
  split: false,
  list: [],
};
const amount = (number: number) =>
  screen.getByLabelText<HTMLInputElement>(`Amount of part ${number}`);
const split = () => screen.getByRole('button', { name: 'Split' });
const type = (number: number, value: string) =>
  fireEvent.change(amount(number), { target: { value } });

beforeEach(() => {
  showTexts(translatorOf('en'));
  heard.length = 0;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SplitForm parts={parts} onClose={() => undefined} />
    </QueryClientProvider>,
  );
});

test('it begins with the whole, and another part takes what is left', async () => {
  expect(amount(1).value).toBe('390.00');
  type(1, '250');
  expect(screen.getByText(/Not assigned to a part yet: .*140\.00/u)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Add a part' }));
  expect(amount(2).value).toBe('140.00');
  fireEvent.click(split());
  await waitFor(() =>
    expect(heard).toEqual([
      {
        parts: [
          { amount: '250.00', way: 'c2c' },
          { amount: '140.00', way: 'payout' },
        ],
      },
    ]),
  );
});

test('parts that are too much or too little are not sent', () => {
  type(1, '390.01');
  expect(screen.getByText(/0\.01 too much/u)).toBeTruthy();
  expect(split().hasAttribute('disabled')).toBe(true);
  type(1, 'many');
  expect(split().hasAttribute('disabled')).toBe(true);
});
