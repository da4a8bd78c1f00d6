// An agent sees the own rates, sets those of a direct member within their bounds, and opens a paid
// rebate into where it came from.
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { queryClient } from '../../app/query-client.ts';
import { choicesOf } from '../../app/rebate-rates.ts';
import { showTexts } from '../../app/texts/texts.ts';
import { MyRebatesScreen } from './my-rebates-screen.tsx';
import { RebatesScreen } from './rebates-screen.tsx';

const bounded = {
  category: 'LIVE',
  rate: 30,
  effective: 30,
  least: 20,
  most: 55,
  step: 5,
} as const;
const paid = {
  day: '2026-11-21',
  category: 'LIVE',
  kind: 'team',
  currency: 'PHP',
  stake: '1000.0000',
  exact: '3.0055',
  carriedIn: '0',
  amount: '3.00',
  carriedOut: '0',
  paidAt: 1,
};
const part = {
  id: 'b1',
  username: 'ben',
  isOwn: false,
  stake: '1000.0000',
  rate: 80,
  below: 50,
  exact: '3.0055',
};
const answers: Record<string, object> = {
  '/play/rebates/own': {
    rates: [{ category: 'LIVE', rate: 80 }],
    offered: [],
    quotas: [{ category: 'LIVE', rate: 60, seats: 2, used: 1 }],
  },
  '/play/rebates/team': { list: [{ id: 'b1', username: 'ben', rates: [bounded] }], total: 1 },
  '/play/rebates/days': { list: [paid], total: 1 },
  '/play/rebates/days/2026-11-21/LIVE/team': { ...paid, parts: [part], total: 1 },
};

const server = vi.hoisted(() => ({
  sent: [] as unknown[],
  refused: undefined as object | undefined,
}));

beforeEach(() => {
  globalThis.fetch = async (url, init) => {
    const { pathname } = new URL(String(url), location.href);
    if (init?.method !== 'POST') return Response.json(answers[pathname]);
    server.sent.push(JSON.parse(String(init.body)));
    if (server.refused !== undefined) return Response.json(server.refused, { status: 409 });
    return Response.json({ success: true, value: { done: true } });
  };
  const heard = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => ({ matches: false, ...heard }));
  showTexts(translatorOf('en'));
  queryClient.clear();
  Object.assign(server, { sent: [], refused: undefined });
});
afterEach(cleanup);

const show = (Part = RebatesScreen) =>
  render(
    <QueryClientProvider client={queryClient}>
      <Part />
    </QueryClientProvider>,
  );

test('the own rates and places for high ones stand first', async () => {
  show();
  const own = await screen.findByRole('region', { name: 'Your rebates' });
  await within(own).findByText('0.8%');
  expect(own.textContent).toContain('1 of 2 places for 0.6% or more');
});

test('rates of a member are set within their bounds, and what is left is shown', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Change the rebates of ben' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByLabelText<HTMLSelectElement>('Live casino');
  expect([...field.options].map(({ value }) => value)).toEqual(
    [20, 25, 30, 35, 40, 45, 50, 55].map(String),
  );
  fireEvent.change(field, { target: { value: '50' } });
  expect(await dialog.findByText('Leaves you 0.3%')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Save rebates' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent).toEqual([
    { customerName: 'ben', configs: [{ type: 'LIVE', rebateValue: 0.5 }] },
  ]);
});

test('a paid rebate opens into members, stakes and differences', async () => {
  show();
  fireEvent.click(screen.getByRole('tab', { name: 'Paid' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Show calculation' }));
  const dialog = await screen.findByRole('dialog', { name: /Live casino/u });
  await within(dialog).findByText('ben');
  expect(dialog.textContent).toContain('0.8% less 0.5% is 0.3%');
  expect(dialog.textContent).toContain('3.0055');
});

test('a rate outside the steps stays on offer until it is changed', () => {
  expect(choicesOf({ ...bounded, rate: 33, most: 30 })).toEqual([20, 25, 30, 33]);
});

test('a member sees the own rates, what days paid, and opens a payment into its play', async () => {
  show(MyRebatesScreen);
  await screen.findByText('0.8%');
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Paid by day' })).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Show calculation' }));
  const dialog = await screen.findByRole('dialog', { name: /Live casino/u });
  await within(dialog).findByText('ben');
});

test('a member without rebates reads that there are none, and when days are paid', async () => {
  const { '/play/rebates/own': own, '/play/rebates/days': days } = answers;
  const none = { rates: [], offered: [], offeredGroup: null, quotas: [] };
  Object.assign(answers, {
    '/play/rebates/own': none,
    '/play/rebates/days': { list: [], total: 0 },
  });
  show(MyRebatesScreen);
  await screen.findByText('You have no rebates yet.');
  await screen.findByText('No rebates have been paid yet. Each day is paid on the next day.');
  Object.assign(answers, { '/play/rebates/own': own, '/play/rebates/days': days });
});
