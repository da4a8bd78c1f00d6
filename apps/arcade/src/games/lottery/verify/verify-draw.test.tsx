// The proof of a draw leads on: it can be saved, and checked on the site's page without a session;
// an order leads to the proof of its draw.
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Drawn, ListedOrder, Proof } from '../desk/lottery-terms.ts';
import { openRoom, start } from '../testing/open-room.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false }),
  );
  vi.stubGlobal('WebSocket', undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const issue = '20261123-0720';
const drawn: Drawn = {
  issue,
  numbers: [7, 1, 2, 5, 0],
  version: 1,
  state: 'settled',
  drawsAt: start - 25_000,
};
const proof: Proof = {
  gameCode: 'SSC_1M',
  kind: 'SSC',
  issue,
  drawsAt: drawn.drawsAt,
  state: 'settled',
  numbers: drawn.numbers,
  version: 1,
  drawnBy: 'us',
  commitment: 'a'.repeat(64),
  committedAt: 0,
  serverSeed: null,
  beacon: 'drand',
  beaconChain: null,
  beaconRound: 7,
  randomness: 'b'.repeat(64),
  signature: null,
  results: [],
};

async function openProof() {
  const room = openRoom({ last: drawn, proof });
  await room.pass(0);
  fireEvent.click(screen.getByRole('button', { name: /^Results/u }));
  await room.pass(0);
  fireEvent.click(screen.getByRole('button', { name: `Verify draw ${issue}` }));
  await room.pass(0);
  return within(screen.getByRole('dialog'));
}

test('the proof is saved as the JSON that a stranger’s script reads', async () => {
  const dialog = await openProof();
  const made = vi.fn<(file: Blob) => string>(() => 'blob:1');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: vi.fn() }));
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  fireEvent.click(dialog.getByRole('button', { name: /Save the proof/u }));
  expect(press.mock.contexts[0]).toMatchObject({ download: `draw-SSC_1M-${issue}.json` });
  vi.useRealTimers();
  expect(JSON.parse((await made.mock.calls[0]?.[0].text()) ?? '')).toEqual(proof);
});

test('the page of fairness opens with this draw', async () => {
  const dialog = await openProof();
  const way = dialog.getByRole('link', { name: /Fairness page/u });
  expect(way.getAttribute('href')).toBe(`/fairness?game=SSC_1M&issue=${issue}`);
});

const order: ListedOrder = {
  orderId: 'o1',
  chaseId: null,
  phase: null,
  gameCode: 'SSC_1M',
  issue,
  state: 'lost',
  placedAt: start - 60_000,
  closesAt: start - 30_000,
  drawsAt: start - 25_000,
  settledAt: start - 24_000,
  stake: '10.00',
  payout: '0.00',
  rebate: '0.00',
  result: [7, 1, 2, 5, 0],
  cancellable: false,
  slips: 1,
  first: null,
};

test('an order leads to the proof of its draw, and back', async () => {
  const room = openRoom({ last: drawn, proof });
  room.house.orders = [order];
  await room.pass(0);
  fireEvent.click(screen.getByRole('button', { name: /^My slips/u }));
  await room.pass(0);
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`Draw ${issue}`, 'u') }));
  await room.pass(0);
  fireEvent.click(screen.getByRole('button', { name: `Verify draw ${issue}` }));
  await room.pass(0);
  const dialog = screen.getByRole('dialog', { name: `Proof of draw ${issue}` });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await room.pass(0);
  expect(screen.getByRole('dialog', { name: 'Your order' })).toBeTruthy();
});
