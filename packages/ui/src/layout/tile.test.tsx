// A tile shows its art in two widths or its one picture, and a replacement for a missing one.
import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TileArt } from './tile.tsx';

function shown(box: HTMLElement) {
  const image = box.querySelector('img');
  if (image === null) throw new Error('no picture');
  return image;
}

test('drawn art is offered in two widths and two kinds', () => {
  const { container } = render(<TileArt art="/art/tiles/jade-tumble" />);
  expect(shown(container).getAttribute('src')).toBe('/art/tiles/jade-tumble.360.webp');
  expect(container.querySelector('source')?.getAttribute('srcset')).toContain('.180.avif 180w');
});

test('a picture of the operator is one file', () => {
  const { container } = render(<TileArt art={{ picture: '/wps/game/picture/one' }} />);
  expect(shown(container).getAttribute('src')).toBe('/wps/game/picture/one');
  expect(shown(container).hasAttribute('srcset')).toBe(false);
});

// @proves L177
test('a missing picture is asked for once more, then another stands in for it', () => {
  const instead = '/art/tiles/default-fish';
  const { container, rerender } = render(<TileArt art="/art/tiles/unknown" instead={instead} />);
  const first = shown(container);
  fireEvent.error(first);
  expect(shown(container).getAttribute('src')).toBe('/art/tiles/unknown.360.webp');
  expect(shown(container)).not.toBe(first);
  fireEvent.error(shown(container));
  expect(shown(container).getAttribute('src')).toBe('/art/tiles/default-fish.360.webp');
  rerender(<TileArt art="/art/tiles/reef-hunter" instead={instead} />);
  expect(shown(container).getAttribute('src')).toBe('/art/tiles/reef-hunter.360.webp');
});
