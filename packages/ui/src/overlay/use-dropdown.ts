// How a dropdown opens and closes: hovering or focus lets it peek, a press pins it. It hides 200 ms
// after the pointer leaves, or at once with Esc, which returns focus to its button.
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

export type DropdownState = 'closed' | 'peeking' | 'pinned';

const hideMilliseconds = 200;

export function useDropdown({ opensOnHover = true }: { opensOnHover?: boolean | undefined } = {}) {
  const [state, setState] = useState<DropdownState>('closed');
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = state !== 'closed';
  const keep = () => clearTimeout(timer.current);
  const close = () => {
    keep();
    setState('closed');
  };
  const peek = () => {
    keep();
    setState((now) => (now === 'closed' ? 'peeking' : now));
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setState('closed');
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  const leave = () => {
    keep();
    timer.current = setTimeout(() => setState('closed'), hideMilliseconds);
  };
  const rootProps = {
    ref: root,
    onPointerEnter: (event: { pointerType: string }) => {
      if (opensOnHover && event.pointerType === 'mouse') peek();
    },
    onPointerLeave: (event: { pointerType: string }) => {
      if (opensOnHover && event.pointerType === 'mouse') leave();
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) leave();
    },
    onFocus: keep,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'Escape' || !open) return;
      event.stopPropagation();
      close();
      button.current?.focus();
    },
  };
  const buttonProps = {
    ref: button,
    'aria-expanded': open,
    onClick: () => setState((now) => (now === 'pinned' ? 'closed' : 'pinned')),
    onFocus: () => {
      // Only focus by keyboard opens it: a press has its own meaning.
      if (opensOnHover && state === 'closed' && button.current?.matches(':focus-visible')) peek();
    },
  };
  return { open, state, close, rootProps, buttonProps };
}
