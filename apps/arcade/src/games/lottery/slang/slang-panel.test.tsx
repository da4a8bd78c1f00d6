// Bets typed in players' slang in a room: shown as they are understood, in question, in the cart,
// and ordered after a last look.
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../../app/memory-storage.ts';
import { openRoom, start } from '../testing/open-room.tsx';
import { choose, isDisabled, media, press, spaced, t } from '../testing/presses.ts';
// Loaded beforehand: tests wait for timers, not for files.
import './slang-panel.tsx';
import '../tails/tail-fills.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.stubGlobal('matchMedia', media);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const panel = () => screen.getByRole('region', { name: t('lottery-vietnam.typed-bets') });
const field = () => screen.getByLabelText<HTMLTextAreaElement>(t('lottery-vietnam.type-bets'));
const understood = () =>
  spaced(screen.getByRole('list', { name: t('lottery-vietnam.understood') }).textContent);

async function openTyped(asked: Parameters<typeof openRoom>[0] = {}) {
  const room = openRoom({ gameCode: 'VN_S_1M', ...asked });
  await room.pass(0);
  choose(t('lottery-vietnam.way-typed'));
  await room.pass(0);
  const type = async (value: string) => {
    fireEvent.change(field(), { target: { value } });
    await room.pass(0);
  };
  return { ...room, type };
}

test('a typed bet shows its play, numbers, lots, cost and highest win', async () => {
  const { type } = await openTyped();
  await type('bl 05 23 n1');
  expect(understood()).toContain('Bao lô, 2 digits');
  expect(understood()).toContain('0523');
  expect(understood()).toContain('2 numbers × 18 lots × P 1,000.00 = P 36,000.00');
  expect(understood()).toContain('Each winning number pays P 95,000.00');
  expect(isDisabled('Bet P 36,000.00')).toBe(false);
});

test('no bet is possible while a question is open', async () => {
  const { type } = await openTyped({ gameCode: 'VN_N_1M' });
  await type('bl 05 n1\nxien 01 51 60 n1');
  expect(isDisabled(t('lottery-play.to-cart'))).toBe(true);
  expect(panel().textContent).toContain(t('lottery-vietnam.questions-first'));
  const [answer] = within(
    within(panel()).getByRole('group', { name: t('lottery-vietnam.answers', { word: 'xien' }) }),
  ).getAllByRole('button');
  fireEvent.click(answer ?? expect.fail('no answer'));
  await type(field().value);
  expect(isDisabled(t('lottery-play.to-cart'))).toBe(false);
});

test('a bet is ordered after a last look at its cost, with what the screen counted', async () => {
  const { type, pass, sent } = await openTyped();
  await type('bl 05 23 n1');
  press('Bet P 36,000.00');
  const dialog = screen.getByRole('dialog', { name: t('lottery-play.confirm-title') });
  expect(spaced(dialog.textContent)).toContain('P 36,000.00');
  expect(sent).toHaveLength(0);
  fireEvent.click(
    within(dialog).getByRole('button', { name: (name) => spaced(name) === 'Bet P 36,000.00' }),
  );
  await pass(0);
  expect(sent[0]?.order).toMatchObject({
    gameCode: 'VN_S_1M',
    total: '36000.0000',
    slips: [{ play: 'LO2', selection: '05,23', units: 36, amount: '1000.0000' }],
  });
  expect(field().value).toBe('');
});

test('typed bets stay after a reload', async () => {
  const storage = memoryStorage();
  const before = await openTyped({ storage });
  await before.type('bl 05 n1');
  before.unmount();
  await openTyped({ storage });
  expect(field().value).toBe('bl 05 n1');
});

test('bets for another province go there with their names', async () => {
  const onGame = vi.fn();
  const { type, storage } = await openTyped({
    gameCode: 'VN_HCM',
    onGame,
    calls: (own) => ({ ...own, getLotteryLobby: () => lobby }),
  });
  await type('bl 05 n1\ncmau bl 06 n1');
  expect(panel().textContent).toContain('1 bet is for Ca Mau.');
  press(t('lottery-vietnam.go-there'));
  expect(onGame).toHaveBeenCalledWith('VN_CA_MAU');
  expect(storage.getItem('baize-arcade:lottery-slang:VN_CA_MAU')).toContain('hcm bl 05 n1');
});

/** Ho Chi Minh City and Ca Mau draw on Mondays. */
const issue = { opensAt: start - 1, closesAt: start + 18_000_000, drawsAt: start + 19_000_000 };
const open = (gameCode: string) => ({
  gameCode,
  kind: 'VN_S',
  drawnBy: 'outside',
  modes: ['Elott'],
  open: true,
  current: { ...issue, issue: '20261123-1', state: 'open' },
  next: null,
  last: null,
});
const lobby = Promise.resolve({
  ok: true,
  value: { now: start, games: [open('VN_HCM'), open('VN_CA_MAU')] },
});
