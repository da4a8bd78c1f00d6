// The slide as a rule of motion: the piece goes where the pointer or the arrow keys take it, and
// is judged once when it is let go or Enter is pressed.
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

export interface SlideAnswer {
  readonly x: number;
  readonly durationMs: number;
}

export interface SlideRoom {
  /** How far the piece can go, in the picture's own pixels. */
  readonly xMax: number;
  readonly disabled: boolean;
  readonly onAnswer: (answer: SlideAnswer) => void;
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 3,
  ArrowUp: 1,
  ArrowLeft: -3,
  ArrowDown: -1,
  PageUp: 20,
  PageDown: -20,
};

export function useSlide({ xMax, disabled, onAnswer }: SlideRoom) {
  const [x, setX] = useState(0);
  const grip = useRef<{ at: number; from: number; perPixel: number } | undefined>(undefined);
  const begun = useRef(0);
  const move = (to: number) => {
    if (begun.current === 0) begun.current = Date.now();
    setX(Math.round(Math.max(0, Math.min(xMax, to))));
  };
  const answer = () => {
    if (disabled || begun.current === 0) return;
    onAnswer({ x, durationMs: Date.now() - begun.current });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const ends: Readonly<Record<string, number>> = { Home: 0, End: xMax };
    const step = steps[event.key];
    const end = ends[event.key];
    if (event.key === 'Enter' || event.key === ' ') answer();
    else if (step !== undefined) move(x + step);
    else if (end !== undefined) move(end);
    else return;
    event.preventDefault();
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (disabled) return;
    const track = event.currentTarget.parentElement;
    const room = (track?.clientWidth ?? 0) - event.currentTarget.offsetWidth;
    if (room <= 0) return;
    grip.current = { at: event.clientX, from: x, perPixel: xMax / room };
    begun.current ||= Date.now();
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const held = grip.current;
    if (held !== undefined) move(held.from + (event.clientX - held.at) * held.perPixel);
  };
  const onPointerUp = () => {
    if (grip.current === undefined) return;
    grip.current = undefined;
    if (x > 0) answer();
  };
  return { x, handle: { onKeyDown, onPointerDown, onPointerMove, onPointerUp } };
}
