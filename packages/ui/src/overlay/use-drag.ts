// Moves a floating thing by a handle: with a pointer, or with arrow keys once the handle has focus.
// Home, or a double press, puts it back. It can never be moved off the screen.
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';

const stepPixels = 16;
const marginPixels = 8;

interface Place {
  x: number;
  y: number;
}

const home: Place = { x: 0, y: 0 };
const arrows: Record<string, Place> = {
  ArrowUp: { x: 0, y: -stepPixels },
  ArrowDown: { x: 0, y: stepPixels },
  ArrowLeft: { x: -stepPixels, y: 0 },
  ArrowRight: { x: stepPixels, y: 0 },
};

function within(box: DOMRect | undefined, from: Place, to: Place): Place {
  if (box === undefined) return to;
  const hold = (least: number, wish: number, most: number) =>
    Math.max(Math.min(least, most), Math.min(wish, Math.max(least, most)));
  const x = hold(
    from.x - box.left + marginPixels,
    to.x,
    from.x + window.innerWidth - box.right - marginPixels,
  );
  const y = hold(
    from.y - box.top + marginPixels,
    to.y,
    from.y + window.innerHeight - box.bottom - marginPixels,
  );
  return { x, y };
}

export function useDrag(target: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState(home);
  const grip = useRef<Place | undefined>(undefined);
  const move = (to: Place) =>
    setPlace((from) => within(target.current?.getBoundingClientRect(), from, to));

  const handle = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.target instanceof Element && event.target.closest('[data-no-drag]')) return;
      grip.current = { x: event.clientX - place.x, y: event.clientY - place.y };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (grip.current === undefined) return;
      move({ x: event.clientX - grip.current.x, y: event.clientY - grip.current.y });
    },
    onPointerUp() {
      grip.current = undefined;
    },
    onDoubleClick() {
      setPlace(home);
    },
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = arrows[event.key];
    if (by === undefined && event.key !== 'Home') return;
    event.preventDefault();
    if (by === undefined) setPlace(home);
    else move({ x: place.x + by.x, y: place.y + by.y });
  };
  return { handle, onKeyDown, place, reset: () => setPlace(home) };
}
