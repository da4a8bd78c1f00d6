// The slide works without dragging: arrow keys move the piece within the picture, Enter answers
// once with its position.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { showTexts } from '../../../app/texts/texts.ts';
import { SlidePuzzle } from './slide-puzzle.tsx';

const puzzle = {
  slideId: 's1',
  picture: 'data:,',
  piece: 'data:,',
  width: 320,
  height: 180,
  pieceTop: 40,
  pieceSize: 56,
};

beforeEach(() => showTexts(translatorOf('en')));
afterEach(cleanup);

function press(...keys: string[]): void {
  const slider = screen.getByRole('slider');
  for (const key of keys) fireEvent.keyDown(slider, { key });
}

test('arrow keys move, Enter answers', () => {
  const onAnswer = vi.fn();
  render(<SlidePuzzle puzzle={puzzle} disabled={false} onAnswer={onAnswer} />);
  press('PageUp', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'Enter');
  expect(onAnswer).toHaveBeenCalledOnce();
  expect(onAnswer.mock.calls[0]?.[0]).toMatchObject({ x: 21 });
});

test('the piece never leaves the picture, and its place is told in words', () => {
  render(<SlidePuzzle puzzle={puzzle} disabled={false} onAnswer={vi.fn()} />);
  press('End', 'ArrowRight');
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('Piece, 100% of the way');
  press('Home', 'ArrowLeft');
  expect(screen.getByRole('slider').getAttribute('aria-valuenow')).toBe('0');
});

test('no answer is sent before the piece was moved, or while one is pending', () => {
  const onAnswer = vi.fn();
  const { rerender } = render(<SlidePuzzle puzzle={puzzle} disabled={false} onAnswer={onAnswer} />);
  press('Enter');
  rerender(<SlidePuzzle puzzle={puzzle} disabled onAnswer={onAnswer} />);
  press('ArrowRight', 'Enter');
  expect(onAnswer).not.toHaveBeenCalled();
});
