// An agent sees the prize groups of direct members, what a change is worth before it is sent, and
// why the server refused one.
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { queryClient } from '../../app/query-client.ts';
import { showTexts } from '../../app/texts/texts.ts';
import { groupWithin } from './prize-groups.ts';
import { PrizeGroupsScreen } from './prize-groups-screen.tsx';

const server = vi.hoisted(() => {
  const line = {
    list: [] as object[],
    sent: [] as { path: string; body: unknown }[],
    asked: [] as string[],
    refused: undefined as object | undefined,
  };
  globalThis.fetch = async (url, init) => {
    const { pathname: path, search } = new URL(String(url), location.href);
    if (init?.method !== 'PUT') {
      line.asked.push(search);
      return Response.json({ own: 1970, list: line.list, total: line.list.length });
    }
    line.sent.push({ path, body: JSON.parse(String(init.body)) });
    if (line.refused !== undefined) return Response.json(line.refused, { status: 409 });
    return Response.json({ done: true });
  };
  return line;
});

const bounds = { least: 1900, most: 1968, step: 2 };
const ben = { id: 'b1', username: 'ben', group: 1950, isDefault: false, ...bounds };
const cora = { id: 'c1', username: 'cora', group: 1956, isDefault: true, ...bounds };

beforeEach(() => {
  const heard = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => ({ matches: false, ...heard }));
  showTexts(translatorOf('en'));
  queryClient.clear();
  Object.assign(server, { list: [ben, cora], sent: [], asked: [], refused: undefined });
});
afterEach(cleanup);

const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <PrizeGroupsScreen />
    </QueryClientProvider>,
  );
const change = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name: `Change the prize group of ${name}` }));

test('each member has a group, set or inherited, and what it earns both', async () => {
  show();
  const row = (await screen.findByText('ben')).closest('tr')!;
  expect(row.textContent).toContain('1950Own97.5%1.0%');
  const other = screen.getByText('cora').closest('tr')!;
  expect(other.textContent).toContain('1956Standard97.8%0.7%');
});

test('a change shows its worth and is sent once', async () => {
  show();
  await change('ben');
  const dialog = within(await screen.findByRole('dialog', { name: 'Prize group of ben' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Higher group' }));
  expect(dialog.getByText('97.6%')).toBeTruthy();
  expect(dialog.getByText('before: 97.5%')).toBeTruthy();
  expect(dialog.getByText('0.9%')).toBeTruthy();
  fireEvent.change(dialog.getByRole('slider'), { target: { value: '1968' } });
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Higher group' }).disabled).toBe(
    true,
  );
  fireEvent.click(dialog.getByRole('button', { name: 'Set group 1968' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent).toEqual([{ path: '/play/lottery/team-groups/b1', body: { group: 1968 } }]);
});

test('a refusal is told in its own words, and the choice stays', async () => {
  server.refused = {
    refused: 'group-below-team',
    message: 'Somebody in this member’s team already has group 1960.',
  };
  show();
  await change('cora');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Lower group' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Set group 1954' }));
  expect(await dialog.findByText(/already has group 1960/u)).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Set group 1954' })).toBeTruthy();
});

test('an inherited group may be set as it is; one without room says why', async () => {
  server.list = [cora, { ...ben, least: 1970, most: 1968 }];
  show();
  await change('cora');
  const same = await screen.findByRole<HTMLButtonElement>('button', { name: 'Set group 1956' });
  expect(same.disabled).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await change('ben');
  expect(await screen.findByText(/cannot be changed/u)).toBeTruthy();
  expect(screen.queryByRole('slider')).toBeNull();
});

test('a search asks the server for a name', async () => {
  show();
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'be' } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(server.asked.at(-1)).toContain('username=be'));
});

test('a group lies on a step below the highest', () => {
  expect(groupWithin(1951, ben)).toBe(1950);
  expect(groupWithin(1, ben)).toBe(1900);
  expect(groupWithin(2000, ben)).toBe(1968);
});
