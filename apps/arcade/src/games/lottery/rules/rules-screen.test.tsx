// The rules give every return exactly, in sight of touch, keyboard and screen reader alike.
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
});

test('each return is shown as a percentage and as the fraction it is', async () => {
  const { pass } = openRoom();
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: /^Rules/u }));
  await pass(0);
  const rules = screen.getByRole('region', { name: 'Rules' });
  const [table = expect.fail()] = within(rules).getAllByRole('table', { hidden: true });
  const [, row = expect.fail()] = within(table).getAllByRole('row', { hidden: true });
  // A prize group of 1956 returns 1956/2000.
  expect(row.textContent).toContain('97.8%');
  expect(row.textContent).toContain('489/500');
  expect(within(rules).queryByTitle('489/500')).toBeNull();
});

// @proves R92 R93
test('the rules show the exact chance, prize and return of a play', async () => {
  const { pass } = openRoom();
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: /^Rules/u }));
  await pass(0);
  const rules = screen.getByRole('region', { name: 'Rules' }).textContent ?? '';
  // Five places in order: one draw of 100,000, at 1956 of 2000 parts.
  expect(rules).toContain('1/100000');
  expect(rules).toMatch(/195[,.]?600/u);
  expect(rules).toMatch(/97\.8/u);
});

test('a play that is off stands apart in the rules with its return', async () => {
  const { pass } = openRoom({ gameCode: 'VN_S_1M', off: ['DA'] });
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: /^Rules/u }));
  await pass(0);
  const rules = screen.getByRole('region', { name: 'Rules' }).textContent ?? '';
  const [, off = ''] = rules.split('Not available now');
  expect(off).toContain('Đá');
  expect(off).toMatch(/\d%/u);
});
