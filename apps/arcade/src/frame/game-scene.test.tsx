// A picture that cannot be brought is never shown as a broken one, and is asked for again.
import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GameScene } from './game-scene.tsx';

test('a scene that the line could not bring is bare ground until it is back', async () => {
  const { container, unmount } = render(<GameScene wide="/wide" tall="/tall" />);
  const image = container.querySelector('img');
  if (image === null) throw new Error('no picture');
  const asked: string[] = [];
  const told = new MutationObserver(() => asked.push(image.getAttribute('src') ?? ''));
  told.observe(image, { attributeFilter: ['src'] });
  fireEvent.error(image);
  expect([image.hidden, asked]).toEqual([true, []]);
  fireEvent.online(window);
  await Promise.resolve();
  expect(asked).toEqual(['/wide.webp']);
  fireEvent.load(image);
  expect(image.hidden).toBe(false);
  unmount();
});
