// The whole screen of a slot: balance and last outcome in sight, help without money, the keys, one
// live region, a notice of new rules before the next stake.
import { slotGameOf, openSeed, playRound, viewRound } from '@baize/engines';
import type { Client, Failure } from '@baize/client';
import { translatorOf } from '@baize/i18n/compile';
import { parseUnits, printUnits } from '@baize/money';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ArcadeProvider, type Arcade } from '../../app/arcade-context.tsx';
import { memoryStorage } from '../../app/memory-storage.ts';
import { createTabStore } from '../../app/tab-store.ts';
import type { SlotAnswer, SlotTerms } from './desk/slot-round.ts';
import { SlotTable } from './slot-table.tsx';

const t = translatorOf('en');
const game = slotGameOf('golden-lotus-20') ?? expect.fail('the game is dealt');
const older = 'd'.repeat(64);
const seed = openSeed('b'.repeat(64));

const terms: SlotTerms = {
  gameCode: game.code,
  gameVersion: game.version,
  stakes: ['0.20', '1.00', '2.00'],
  stakeDefault: '1.00',
  returnPercent: '96.01',
  spinIntervalMs: 0,
  turboAllowed: true,
  autoplayAllowed: true,
  balance: '100.0000',
  currency: 'FUN',
  currencySymbol: 'F',
  demo: false,
  sessionSince: 1,
  sessionNet: '-4.0000',
  lastRound: null,
  freeRounds: [],
};

function answerOf(stakeText: string, nonce: number, gameVersion = game.version): SlotAnswer {
  const stake = parseUnits(stakeText, { decimalsMax: 4 }) ?? 0n;
  const draws = seed.draws({ clientSeed: 'table', nonce });
  const { events, ...amounts } = viewRound(playRound({ game: game.definition, stake, draws }));
  return {
    ...amounts,
    events: [...events],
    roundId: `round-${nonce}`,
    gameVersion,
    jackpots: [],
    settledAt: 1,
    balance: printUnits(990_000n, 2),
    commitment: 'c'.repeat(64),
    clientSeed: 'table',
    nonce,
    free: null,
  };
}

interface Sent {
  readonly stake: string;
  readonly gameVersion?: string;
  readonly freeRoundsId?: string;
}

type Own = Partial<SlotTerms> & { readonly recalled?: object };

/** A table in the player's tab; what was sent to the house is kept. */
function open(own: Own = {}, refusal?: Failure, storage = memoryStorage()) {
  const sent: Sent[] = [];
  const spin = async ({ stake, gameVersion, freeRoundsId }: Sent) => {
    sent.push({
      stake,
      ...(gameVersion === undefined ? {} : { gameVersion }),
      ...(freeRoundsId === undefined ? {} : { freeRoundsId }),
    });
    return refusal ?? { ok: true, value: answerOf(stake, sent.length) };
  };
  const none = async () => ({ ok: false });
  const fields = { state: 'settled', balanceBefore: '100.0000', finishedLater: false };
  const recalled = { ...answerOf('2.00', 1), ...fields, ...own.recalled };
  const listRounds = async () => ({ ok: true, value: { list: [recalled], total: 1 } });
  const client = {
    slots: { spin, listRounds, getSlot: none },
    jackpots: { getJackpot: none },
  } as unknown as Client;
  const session = { gameCode: game.code, currencySymbol: 'F', currency: 'FUN' };
  const store = createTabStore(storage);
  const bridge = { framed: true, tell: vi.fn(), onBalance: () => () => undefined };
  const parts = { t, client, session, store, bridge } as unknown as Arcade;
  const shown = render(
    <ArcadeProvider {...parts}>
      <SlotTable terms={{ ...terms, ...own }} game={game} />
    </ArcadeProvider>,
  );
  return { ...shown, sent, storage };
}

beforeEach(() => {
  vi.useFakeTimers();
  // Calm motion: an amount that is decided stands at once.
  const calm = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => calm);
});

afterEach(() => void vi.useRealTimers());

/** Lets time pass, quarter of a second by quarter, until what is expected is there. */
async function until<T>(expected: () => T): Promise<T> {
  for (let leftMs = 15_000; leftMs > 0; leftMs -= 250) {
    try {
      return expected();
    } catch {
      await act(() => vi.advanceTimersByTimeAsync(250));
    }
  }
  return expected();
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (key: string) => fireEvent.keyDown(document.body, { key });
const voice = () => screen.getByTestId('announcer').textContent ?? '';
const told = () => until(() => expect(screen.getByTestId('result').textContent).not.toBe(''));
const text = () => document.body.textContent ?? '';

// @proves R61
test('balance, stake, options, the last outcome and its win are on the screen', async () => {
  const lastRound = { ...answerOf('2.00', 1), payout: '7.5000' };
  const { sent } = open({ lastRound });
  expect(text()).toMatch(/BalanceF\s?100\.00/u);
  expect(text()).toMatch(/WinF\s?7\.50/u);
  expect(text()).toMatch(/Net result−F\s?4\.00/u);
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('2.00');
  expect(screen.getByRole('table', { name: t('slots.window-caption') })).toBeTruthy();
  for (const name of ['slots.spin', 'slots.paytable', 'slots.autoplay', 'slots.turbo'] as const) {
    expect(button(t(name))).toBeTruthy();
  }
  fireEvent.click(button(t('slots.spin')));
  expect(text()).toMatch(/BalanceF\s?98\.00/u);
  await told();
  expect(text()).toMatch(/BalanceF\s?99\.00/u);
  expect(sent).toEqual([{ stake: '2.00', gameVersion: game.version }]);
});

test('free rounds are shown above the controls and cost no stake', async () => {
  const free = {
    freeRoundsId: 'c1-0',
    gameCode: game.code,
    stake: '0.20',
    currency: 'FUN',
    given: 10,
    left: 10,
    pays: 'cash' as const,
    expiresAt: Date.UTC(2026, 11, 5),
  };
  const { sent } = open({ freeRounds: [free] });
  const bar = () => within(screen.getByRole('region', { name: t('slots.free-rounds') }));
  expect(bar().getByText(/^10 free rounds at F\s?0\.20$/u)).toBeTruthy();
  expect(bar().getByText(/Wins are cash\. Until 05\/12\/2026/u)).toBeTruthy();
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('0.20');
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '2.00' } });
  expect(button(t('slots.spin'))).toBeTruthy();
  fireEvent.click(bar().getByRole('button', { name: t('slots.free-rounds-choose') }));
  fireEvent.click(button(t('slots.spin-free')));
  await told();
  expect(text()).toMatch(/9 free rounds at/u);
  expect(sent).toEqual([{ stake: '0.20', gameVersion: game.version, freeRoundsId: 'c1-0' }]);
});

// @proves R65
test('help and paytable open without money and without a stake', () => {
  const { sent } = open({ balance: '0.0000' });
  fireEvent.click(button(t('slots.paytable')));
  const paytable = screen.getByRole('dialog', { name: t('slots.paytable') });
  expect(within(paytable).getByText(/At a stake of/u)).toBeTruthy();
  fireEvent.click(within(paytable).getByRole('button', { name: t('arcade.close') }));
  fireEvent.click(button(t('arcade.menu')));
  fireEvent.click(button(t('slots.rules')));
  const rules = screen.getByRole('dialog', { name: t('slots.rules') });
  expect(within(rules).getByText(t('slots.rules-keys'))).toBeTruthy();
  expect(within(rules).getByText(t('slots.rules-keys-autoplay'))).toBeTruthy();
  expect(sent).toEqual([]);
});

test('one polite live region announces the start and the result of a spin', async () => {
  open();
  press(' ');
  await until(() => expect(voice()).toBe(t('slots.spinning')));
  await told();
  await until(() => expect(voice()).toContain('Balance F'));
  const voices = document.querySelectorAll('[aria-live], [role="status"], [role="alert"]');
  expect([...voices].map((one) => one.getAttribute('aria-live'))).toEqual(['polite']);
});

// @proves R72
test('a key sets automatic play up, and any key that spins stops it', async () => {
  const { sent } = open();
  press('a');
  const plan = screen.getByRole('dialog', { name: t('slots.autoplay') });
  press(' ');
  expect(sent).toEqual([]);
  fireEvent.click(
    within(plan).getByRole('button', { name: t('slots.autoplay-start', { count: 10 }) }),
  );
  await until(() => expect(voice()).toContain(t('slots.autoplay-left', { count: 10 })));
  press(' ');
  await until(() => expect(voice()).toContain(t('slots.autoplay-off')));
  await told();
  expect(button(t('slots.spin'))).toBeTruthy();
  expect(sent).toHaveLength(1);
});

test.each(['Escape', 'a', 'Enter'])('%s stops automatic play', async (key) => {
  const { sent } = open();
  press('a');
  fireEvent.click(button(t('slots.autoplay-start', { count: 10 })));
  expect(button(t('slots.autoplay-stop', { count: 9 }))).toBeTruthy();
  press(key);
  expect(screen.queryByRole('button', { name: t('slots.autoplay-stop', { count: 9 }) })).toBeNull();
  await told();
  expect(sent).toHaveLength(1);
});

// @proves R66
test('a change of rules is shown once, before the next stake', async () => {
  const lastRound = answerOf('1.00', 1, older);
  const { sent, storage, unmount } = open({ lastRound });
  const news = screen.getByRole('dialog', { name: t('arcade.rules-changed-title') });
  press(' ');
  expect(sent).toEqual([]);
  fireEvent.click(within(news).getByRole('button', { name: t('slots.rules') }));
  expect(screen.getByRole('dialog', { name: t('slots.rules') })).toBeTruthy();
  unmount();
  open({ lastRound }, undefined, storage);
  expect(button(t('slots.spin'))).toBeTruthy();
  expect(screen.queryByText(t('arcade.rules-news-text'))).toBeNull();
});

test('unchanged rules show no message', () => {
  open({ lastRound: answerOf('1.00', 1) });
  expect(screen.queryByText(t('arcade.rules-news-text'))).toBeNull();
});

// @proves R66
test('a stake under outdated rules is refused with a message', async () => {
  const refused = { ok: false, refused: 'rules-changed', message: '', facts: {}, value: {} };
  const { sent } = open({}, { ...refused, status: 409, requestId: '' } as Failure);
  press(' ');
  const card = await until(() => screen.getByRole('alert'));
  expect(card.textContent).toContain(t('arcade.rules-changed-title'));
  expect(within(card).getByRole('button', { name: t('arcade.rules-changed-open') })).toBeTruthy();
  expect(text()).toMatch(/BalanceF\s?100\.00/u);
  await act(async () => undefined);
  expect(sent).toHaveLength(1);
});

// @proves R74
test('demo play is labelled at all times, real play never', async () => {
  const { unmount } = open({ demo: true });
  expect(screen.getByText(t('arcade.demo'))).toBeTruthy();
  fireEvent.click(button(t('slots.spin')));
  expect(screen.getByText(t('arcade.demo'))).toBeTruthy();
  await told();
  fireEvent.click(button(t('slots.paytable')));
  expect(screen.getByText(t('arcade.demo'))).toBeTruthy();
  unmount();
  open();
  expect(screen.queryByText(t('arcade.demo'))).toBeNull();
});

// @proves R84
test('the menu names the version of the rules and of the screens', () => {
  open();
  fireEvent.click(button(t('arcade.menu')));
  const versions = { version: game.version.slice(0, 8), client: 'unbuilt' };
  expect(screen.getByText(t('arcade.version', versions))).toBeTruthy();
});

// @proves R77
test('a replayed round is labelled as a replay and moves no money', async () => {
  const { sent } = open();
  fireEvent.click(button(t('arcade.menu')));
  fireEvent.click(button(t('arcade.history')));
  const again = await until(() => screen.getByText(t('arcade.history-replay')));
  fireEvent.click(again);
  expect(screen.getByText(t('arcade.replay-mark'))).toBeTruthy();
  expect(screen.getByText(t('arcade.replay-text'))).toBeTruthy();
  await told();
  expect(text()).toMatch(/BalanceF\s?100\.00/u);
  expect(sent).toEqual([]);
});

test('a loss is never shown as a win: rounds show the net result, gold marks a gain', async () => {
  const lastRound = { ...answerOf('2.00', 1), payout: '0.4000' };
  const { unmount } = open({ lastRound, recalled: { payout: '0.4000' } });
  const meter = screen.getByText(t('arcade.returned')).parentElement;
  expect(meter?.textContent).toMatch(/F\s?0\.40/u);
  expect(meter?.className).not.toMatch(/\bwin\b.*\bwin\b/u);
  const shown = async () => {
    fireEvent.click(button(t('arcade.menu')));
    fireEvent.click(button(t('arcade.history')));
    const again = await until(() => screen.getByText(t('arcade.history-replay')));
    const summary = again.closest('details')?.querySelector('summary > span:last-of-type');
    return [summary?.textContent, summary?.className.includes('gain')];
  };
  expect(await shown()).toEqual(['−F\u00a01.60', false]);
  unmount();
  open({ recalled: { payout: '2.0000' } });
  expect(await shown()).toEqual(['F\u00a00.00', false]);
});

// @proves R75 R77
test('a recalled round names its jackpots, and says when the house finished it', async () => {
  const jackpots = [{ tier: 'mini', prize: '200.01' }];
  const { unmount } = open({ recalled: { finishedLater: true, jackpots } });
  fireEvent.click(button(t('arcade.menu')));
  fireEvent.click(button(t('arcade.history')));
  await until(() => screen.getByText(t('arcade.history-replay')));
  expect(screen.getByText(t('arcade.recall-finished-later'))).toBeTruthy();
  expect(text()).toMatch(/Mini jackpot: F\s?200\.01/u);
  unmount();
  open();
  fireEvent.click(button(t('arcade.menu')));
  fireEvent.click(button(t('arcade.history')));
  await until(() => screen.getByText(t('arcade.history-replay')));
  expect(screen.queryByText(t('arcade.recall-finished-later'))).toBeNull();
});
