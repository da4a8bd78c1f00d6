// A draw is made by form: its template fills it, its odds follow, and it is sent as it was written.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { client } from '../../../app/client.ts';
import { given, showDesk } from '../../../app/testing/show-desk.tsx';
import { PromotionPage } from '../promotion-page.tsx';
import { promotion } from '../testing.ts';
import { newDraw, newSpec, withTrigger } from './draft.ts';

afterEach(() => vi.restoreAllMocks());

const may = ['promotions.view', 'promotions.edit', 'promotions.publish'] as const;
const path = '/promotions/:id';
const fill = (label: string, value: string, at = 0) =>
  fireEvent.change(screen.getAllByLabelText(label)[at] as HTMLElement, { target: { value } });

test('a draw is written with its odds and sent', async () => {
  const create = vi.spyOn(client.promotions, 'createPromotion');
  create.mockResolvedValue(given(promotion));
  vi.spyOn(client.promotions, 'openPromotion').mockResolvedValue(given(promotion));
  showDesk(<PromotionPage />, { may, at: '/promotions/new', path });
  fill('Title', 'Wheel');
  fill('Start from', 'draw');
  expect(screen.queryByText('Step 1')).toBeNull();
  // 5/100 × 50
  expect(
    screen.getByText(/One opening costs P\s2\.50 on average, at most P\s50\.00/u),
  ).toBeTruthy();
  fill('Weight', '10');
  fill('Look', 'scratch');
  expect(screen.getByText('10 in 105')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  const spec = create.mock.calls[0]?.[0].spec;
  expect(spec).toMatchObject({ trigger: 'draw', period: 'each', automatic: true, tiers: [] });
  expect(spec?.draw?.look).toBe('scratch');
  expect(spec?.draw?.segments.map(({ weight }) => weight)).toEqual([10, 25, 70]);
});

test('a draw that becomes another kind has steps again, and no draw', () => {
  const drawn = withTrigger(newSpec(), 'draw');
  expect(drawn).toMatchObject({ draw: newDraw(), tiers: [] });
  const again = withTrigger(drawn, 'play');
  expect(again.tiers).toHaveLength(1);
  expect('draw' in again).toBe(false);
});

test('a published draw shows its figures against its odds', async () => {
  const spec = withTrigger(promotion.spec, 'draw');
  vi.spyOn(client.promotions, 'openPromotion').mockResolvedValue(given({ ...promotion, spec }));
  const figures = vi.spyOn(client.promotions, 'getDrawFigures');
  const segment = { rewards: [], opened: 6, expected: '7.5000', left: 4 };
  figures.mockResolvedValue(
    given({
      currency: 'PHP',
      version: 2,
      opened: 10,
      paid: '55.0000',
      expected: '40.0000',
      segments: [
        { ...segment, weight: 3 },
        { ...segment, weight: 1, left: null },
      ],
    }),
  );
  showDesk(<PromotionPage />, { may: ['promotions.view'], at: '/promotions/p1', path });
  expect(await screen.findByText('The draw in figures')).toBeTruthy();
  expect(screen.getByText('3 in 4')).toBeTruthy();
  expect(screen.getAllByText('7.5')).toHaveLength(2);
  expect(screen.getByText('Figures of version 2.')).toBeTruthy();
});
