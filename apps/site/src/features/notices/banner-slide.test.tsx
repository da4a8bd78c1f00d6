// Proves that a banner far from its turn costs the first page nothing: it is drawn, and its picture
// fetched, when its turn is next.
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { showTexts } from '../../app/texts/texts.ts';
import type { BannerFact } from './announcements.ts';
import { BannerSlide } from './banner-slide.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  showTexts(translatorOf('en'));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const banner = {
  bannerId: '1',
  title: 'A week of lanterns',
  content: '',
  url: '/art/lanterns.webp',
  isHouseArt: true,
  linkage: '/rng',
  redirect: true,
  groupName: 'w_home',
} as unknown as BannerFact;

const title = () => screen.queryByText('A week of lanterns');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a slide is drawn when its turn is next and the page has come', async () => {
  const slide = (turn: 'now' | 'next' | 'later') => (
    <BannerSlide banner={banner} comesAfterMs={6000} turn={turn} />
  );
  const { rerender } = render(slide('later'));
  await pass(60_000);
  expect(title()).toBeNull();
  expect(document.querySelector('img')).toBeNull();
  rerender(slide('next'));
  expect(title()).not.toBeNull();
  rerender(slide('later'));
  expect(title()).not.toBeNull();
});

test('a slide whose turn is next waits for the page', async () => {
  render(<BannerSlide banner={banner} comesAfterMs={6000} turn="next" />);
  await pass(5999);
  expect(title()).toBeNull();
  await pass(1);
  expect(title()).not.toBeNull();
});

test('a slide that is chosen is drawn at once', () => {
  render(<BannerSlide banner={banner} comesAfterMs={6000} turn="now" />);
  expect(title()).not.toBeNull();
});
