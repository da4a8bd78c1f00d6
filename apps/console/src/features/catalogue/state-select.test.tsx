// Staff are told how many play before a category, a vendor or a game closes, and may leave it open.
import { QueryClientProvider, QueryClient } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OfferState } from '@baize/contract';
import { translatorOf } from '@baize/i18n/compile';

const asked = vi.hoisted(() => {
  const addresses: string[] = [];
  globalThis.fetch = async (address) => {
    addresses.push(String(address));
    return Response.json({ players: 7, minutes: 15 });
  };
  return addresses;
});
const { showTexts } = await import('../../app/texts.ts');
const { StateSelect } = await import('./state-select.tsx');

const t = translatorOf('en');
const press = (name: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name, hidden: true });

let chosen: OfferState[] = [];
beforeEach(() => {
  chosen = [];
  asked.length = 0;
  showTexts(t);
});

function show(state: OfferState) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StateSelect
        name="Harbourlight"
        state={state}
        switched={{ vendor: 'SBXA' }}
        disabled={false}
        onState={(next) => chosen.push(next)}
      />
    </QueryClientProvider>,
  );
  const choose = (next: OfferState) =>
    fireEvent.change(screen.getByRole('combobox'), { target: { value: next } });
  const dialog = () => screen.queryByRole('dialog', { hidden: true });
  return { choose, dialog };
}

test.each(['maintenance', 'off'] as const)('%s waits until staff know who plays', async (to) => {
  const { choose, dialog } = show('on');
  choose(to);
  expect(dialog()?.textContent).toContain('Close Harbourlight?');
  expect(press(t('console.catalogue.close-do')).disabled).toBe(true);
  await screen.findByText(/^7 players opened a game there in the last 15 minutes/u);
  expect(asked.at(-1)).toContain('vendor=SBXA');
  expect(chosen).toEqual([]);
  fireEvent.click(press(t('console.catalogue.close-do')));
  expect(chosen).toEqual([to]);
  expect(dialog()).toBeNull();
});

test('a vendor stays open when staff cancel', async () => {
  const { choose, dialog } = show('on');
  choose('off');
  fireEvent.click(press(t('operator.cancel')));
  expect(dialog()).toBeNull();
  expect(chosen).toEqual([]);
});

test('opening again asks nothing', () => {
  const { choose, dialog } = show('maintenance');
  choose('on');
  expect(dialog()).toBeNull();
  expect(chosen).toEqual(['on']);
});
