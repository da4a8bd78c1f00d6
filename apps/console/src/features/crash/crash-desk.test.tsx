// Flights of crash games for staff: the list with its sums, one flight with what it may still cost,
// and the cancellation of a late one by one person or two.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PermissionName } from '@baize/contract';
import { translatorOf } from '@baize/i18n/compile';
import { client } from '../../app/client.ts';
import { useStaffStore } from '../../app/staff.ts';
import { showTexts } from '../../app/texts.ts';
import { CrashFlightPage } from './flight-page.tsx';
import type { FlightShown, StakeRow } from './flight-reading.ts';
import { CrashFlights } from './flights.tsx';

const given = <Value,>(value: Value) => ({ ok: true as const, value });

const flight: FlightShown = {
  gameCode: 'sky-lantern',
  round: '20261127-00042',
  state: 'flying',
  opensAt: 1_795_000_000_000,
  closesAt: 1_795_000_008_000,
  drawsAt: 1_795_000_009_000,
  takesOffAt: 1_795_000_009_000,
  point: null,
  players: 12,
  slips: 15,
  stake: '1530.00',
  payout: '0.00',
  late: false,
  waits: false,
  now: 1_795_000_020_000,
  commitment: 'c'.repeat(64),
  beaconRound: 12_345,
  verifyUrl: 'https://site.example/fairness?game=sky-lantern&issue=20261127-00042',
  exposure: {
    reached: 193,
    takenSlips: 5,
    takenPayout: '640.00',
    flyingSlips: 10,
    flyingStake: '900.00',
    payoutNow: '2377.00',
    payoutMost: '2000000.00',
    roundCap: '2000000.00',
    ceiling: 130_718,
  },
  cancellation: null,
  cancellable: false,
  cancelAlone: '1000.00',
};

const stake: StakeRow = {
  slipId: 'AbCd_fGh0000',
  playerId: 'm1',
  username: 'ning2026',
  stake: '100.00',
  auto: 150,
  state: 'won',
  at: 150,
  by: 'auto',
  payout: '150.00',
  placedAt: 1_795_000_001_000,
};

beforeEach(() => {
  vi.spyOn(client.crash, 'listCrashStakes').mockResolvedValue(given({ list: [stake], total: 1 }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const everything: readonly PermissionName[] = ['crash.view', 'crash.cancel'];

function show(at: string, may: readonly PermissionName[]): void {
  showTexts(translatorOf('en'));
  useStaffStore.setState({ token: 'T', staff: { username: 'olga', permissions: may } as never });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path="/crash/flights" element={<CrashFlights />} />
          <Route path="/crash/flights/:gameCode/:round" element={<CrashFlightPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

function open(change: Partial<FlightShown>, may = everything): void {
  vi.spyOn(client.crash, 'getCrashFlight').mockResolvedValue(given({ ...flight, ...change }));
  show(`/crash/flights/${flight.gameCode}/${flight.round}`, may);
}

const button = (name: string) => screen.getByRole('button', { name });

test('flights are listed with players, stakes and their ends, and read by state', async () => {
  const read = vi.spyOn(client.crash, 'listCrashFlights');
  const ended = { ...flight, state: 'ended' as const, point: 253, payout: '910.00' };
  read.mockResolvedValue(given({ now: flight.now, list: [ended], total: 1 }));
  show('/crash/flights', everything);
  const row = await screen.findByRole('link', { name: '20261127-00042' });
  expect(row.getAttribute('href')).toBe('/crash/flights/sky-lantern/20261127-00042');
  const table = screen.getByRole('table').textContent;
  for (const text of ['2.53×', '12', '15', '1,530.00', '910.00']) expect(table).toContain(text);
  fireEvent.click(screen.getByRole('tab', { name: 'In flight or late' }));
  await waitFor(() => expect(read.mock.lastCall?.[0]).toMatchObject({ show: 'due', pageNo: 1 }));
});

test('a flight shows its cost, its stakes and how to verify it', async () => {
  open({});
  expect(await screen.findByText('1.93×')).toBeTruthy();
  for (const text of [/640\.00/u, /900\.00/u, /2,377\.00/u, /1,307\.18×/u])
    expect(screen.getByText(text)).toBeTruthy();
  expect((await screen.findAllByText('by auto cash-out')).length).toBeGreaterThan(0);
  const link = screen.getByRole('link', { name: 'Verify on the site' });
  expect(link.getAttribute('href')).toBe(flight.verifyUrl);
  expect(screen.queryByRole('button', { name: 'Cancel the flight' })).toBeNull();
});

test('a late flight is cancelled with a reason, and the second person is named', async () => {
  const send = vi.spyOn(client.crash, 'cancelCrashFlight');
  send.mockResolvedValue(given({ waits: true, slips: 15, stake: '1530.00' }));
  open({ state: 'starting', late: true, cancellable: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel the flight' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/1,530\.00/u)).toBeTruthy();
  expect(dialog.getByText('A second person must confirm it.')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'the beacon is silent' } });
  fireEvent.click(button('Propose the cancellation'));
  const { gameCode, round } = flight;
  const told = { gameCode, round, reason: 'the beacon is silent' };
  await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith(told));
});

const waiting = {
  state: 'waiting' as const,
  reason: 'the beacon is silent',
  proposedBy: 'tomas',
  proposedAt: 1_795_000_100_000,
  decidedBy: null,
  decidedAt: null,
};

test('a second person confirms a cancellation; its author can only withdraw it', async () => {
  const confirm = vi.spyOn(client.crash, 'confirmCrashCancellation');
  confirm.mockResolvedValue(given({ waits: false, slips: 0, stake: '0.00' }));
  open({ state: 'starting', late: true, waits: true, cancellation: waiting });
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel and refund' }));
  const { gameCode, round } = flight;
  await waitFor(() => expect(confirm).toHaveBeenCalledExactlyOnceWith({ gameCode, round }));
  cleanup();
  open({ late: true, waits: true, cancellation: { ...waiting, proposedBy: 'olga' } });
  expect(await screen.findByRole('button', { name: 'Withdraw proposal' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel and refund' })).toBeNull();
});

test('staff without the permission see a late flight but no step', async () => {
  open({ late: true, cancellable: true }, ['crash.view']);
  expect(await screen.findByText('Late')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel the flight' })).toBeNull();
});
