// A picture is ours by its name or one that staff sent by its digest; what is missing is the gift.
import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RewardArt } from './reward-art.tsx';

const sourceOf = (picture: string) => {
  const { container } = render(<RewardArt picture={picture} sizes="200px" />);
  return container.querySelector('img');
};

test('a name shows our picture, in two kinds and two sizes', () => {
  expect(sourceOf('chest')?.getAttribute('src')).toBe('/art/rewards/chest.640.webp');
  const avif = sourceOf('chest')?.closest('picture')?.querySelector('source')?.srcset;
  expect(avif).toBe('/art/rewards/chest.320.avif 320w, /art/rewards/chest.640.avif 640w');
});

test('a digest shows the picture that staff sent', () => {
  const digest = 'ab'.repeat(32);
  expect(sourceOf(digest)?.getAttribute('src')).toBe(`/play/promotion-pictures/${digest}`);
});

test.each(['', '../secret', 'A picture', 'x'.repeat(80)])('“%s” shows the gift', (picture) => {
  expect(sourceOf(picture)?.getAttribute('src')).toBe('/art/rewards/gift.640.webp');
});

test('a picture that cannot be loaded twice shows the gift', () => {
  const { container } = render(<RewardArt picture="unknown" sizes="200px" />);
  for (const _ of [1, 2]) {
    const image = container.querySelector('img');
    if (image !== null) fireEvent.error(image);
  }
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/art/rewards/gift.640.webp');
});
