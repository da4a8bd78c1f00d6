// The list of chases shows every chase, and the rest of one is cancelled whole, however many draws
// it has, after a question that says what comes back.
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Chase, ListedOrder } from '../desk/lottery-terms.ts';
import { openRoom, refusedAs, start, type Calls } from '../testing/open-room.tsx';
import { button, choose, media, press, spaced } from '../testing/presses.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.stubGlobal('matchMedia', media);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ok = <T,>(value: T) => Promise.resolve({ ok: true as const, value });

const chase = (chaseId: string): Chase => ({
  chaseId,
  gameCode: 'SSC_1M',
  state: 'running',
  stop: 'win',
  profit: null,
  placedAt: start,
  phases: 230,
  settled: 5,
  cancelled: 0,
  stake: '460.0000',
  refunded: '0.0000',
  payout: '0.00',
});

const child = (phase: number) =>
  ({ orderId: `c1-${phase}`, stake: '2.0000', cancellable: phase > 6 }) as ListedOrder;

interface Page {
  readonly pageNo?: number;
  readonly pageSize?: number;
  readonly chaseId?: string;
}
const paged = <T,>(list: readonly T[], { pageNo = 1, pageSize = 20 }: Page) =>
  ok({ list: list.slice((pageNo - 1) * pageSize, pageNo * pageSize), total: list.length });

async function openChases(count: number, change: (calls: Calls) => Calls = (calls) => calls) {
  const cancelled: string[][] = [];
  const chases = Array.from({ length: count }, (_, index) => chase(`c${index + 1}`));
  const waiting = Array.from({ length: 225 }, (_, index) => child(index + 6));
  const room = openRoom({
    calls: (calls) =>
      change({
        ...calls,
        listLotteryChases: (page: Page) => paged(chases, page),
        listLotteryOrders: (page: Page) => paged(page.chaseId === 'c1' ? waiting : [], page),
        cancelLotteryOrders: ({ orderIds }: { orderIds: string[] }) => {
          cancelled.push(orderIds);
          const refunded = String((orderIds.length - 1) * 2);
          return ok({ cancelled: orderIds.slice(1), refunded, balance: '1446.00' });
        },
      }),
  });
  await room.pass(0);
  press(/^My slips/u);
  choose('Chases');
  await room.pass(0);
  return { ...room, cancelled };
}

const asked = () => spaced(screen.getByRole('dialog').textContent);

test('the 21st chase is shown on request', async () => {
  const { pass } = await openChases(21);
  expect(screen.getAllByText('Running')).toHaveLength(20);
  press('Show more');
  await pass(0);
  expect(screen.getAllByText('Running')).toHaveLength(21);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('all 224 open draws of a chase are cancelled after a question', async () => {
  const { pass, cancelled } = await openChases(1);
  press('Cancel the rest');
  await pass(0);
  expect(asked()).toContain('224 draws are cancelled and P 448.00 is returned.');
  expect(cancelled).toEqual([]);
  press('Cancel 224 draws');
  await pass(0);
  expect(cancelled[0]).toHaveLength(224);
  expect(new Set(cancelled[0]).size).toBe(224);
  expect(asked()).toContain('223 draws were cancelled: P 446.00 returned.');
});

test('a chase is not cancelled by a part of its draws when a page cannot be read', async () => {
  let online = false;
  const { pass, cancelled } = await openChases(1, (calls) => ({
    ...calls,
    listLotteryOrders: (page: Page) =>
      page.pageNo === 3 && !online
        ? Promise.resolve(refusedAs('offline'))
        : calls['listLotteryOrders']?.(page as never),
  }));
  press('Cancel the rest');
  await pass(0);
  expect(screen.getByRole('alert').textContent).toContain('Refused: offline.');
  expect(button('Cancel 0 draws').disabled).toBe(true);
  online = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  expect(asked()).toContain('224 draws are cancelled');
  expect(cancelled).toEqual([]);
});
