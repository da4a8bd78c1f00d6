// The bar of categories: an item only where there are vendors, one for both kinds of lottery, and
// in its panel every vendor with picture, name and heat, centred while they are six or fewer.
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { queryClient } from '../../app/query-client.ts';
import { showTexts } from '../../app/texts/texts.ts';
import { type Lane, lanesQuery } from '../../features/catalogue/lanes.ts';
import { CategoryNav } from './category-nav.tsx';

const card = (name: string, gameType: string, isHot = 0) => ({
  vassalage: name,
  displayName: `House of ${name}`,
  gameType,
  lagerIcon: `/art/${name}.webp`,
  isHot,
  accountTypeId: 2,
  isGame: '',
  gameCount: 1,
  nodeId: '',
  maintenance: false,
});

const laneOf = (title: string, vendors: number) =>
  ({
    title,
    cards: Array.from({ length: vendors }, (_, at) =>
      card(`${title}${at}`, title, at === 0 ? 1 : 0),
    ),
    gameClassify: [],
  }) as unknown as Lane;

function show(...lanes: readonly Lane[]) {
  queryClient.setQueryData(lanesQuery.queryKey, lanes);
  render(
    <QueryClientProvider client={queryClient}>
      <CategoryNav />
    </QueryClientProvider>,
  );
}

const items = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

beforeEach(() => {
  queryClient.clear();
  sessionStorage.clear();
  showTexts(translatorOf('en'));
});

// @proves L79
test('a category has an item while it has a vendor, and both lotteries share one', () => {
  show(laneOf('LIVE', 1), laneOf('FISH', 0), laneOf('LOTT', 1), laneOf('ELOTT', 1));
  expect(items()).toEqual(['Live casino', 'Lottery']);
  fireEvent.click(screen.getByRole('button', { name: 'Lottery' }));
  expect(screen.getByText('House of LOTT0')).toBeDefined();
  expect(screen.getByText('House of ELOTT0')).toBeDefined();
});

test('e-lottery alone keeps its own name', () => {
  show(laneOf('ELOTT', 2));
  expect(items()).toEqual(['E-lottery']);
});

// @proves L78 L170
test.each([
  [6, 'true'],
  [7, 'false'],
])('of %i vendors each has picture and name, the hot one its sign; centred: %s', (count, few) => {
  show(laneOf('RNG', count));
  fireEvent.click(screen.getByRole('button', { name: 'Slots' }));
  const links = screen.getAllByRole('link', { name: /House of/u });
  expect(links).toHaveLength(count);
  for (const [at, link] of links.entries()) {
    expect(link.querySelector('img')?.getAttribute('src')).toBe(`/art/RNG${at}.webp`);
    expect(within(link).queryByText('Hot') !== null).toBe(at === 0);
    expect(link.getAttribute('href')).toBe(`/rng?page=RNG${at}`);
  }
  expect(links[0]?.parentElement?.dataset['few']).toBe(few);
});
