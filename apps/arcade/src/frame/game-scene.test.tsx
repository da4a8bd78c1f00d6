// A picture that failed to load is never shown as broken, and is requested again.
import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GameScene } from './game-scene.tsx';

test('a scene that failed to load is blank until the connection is back', async () => {
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
