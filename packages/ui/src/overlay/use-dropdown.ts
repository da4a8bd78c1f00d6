// Opens and closes a dropdown: hovering or focus lets it peek, a press pins it. It hides 200 ms
// after the pointer leaves, or at once with Esc, which returns focus to its button.
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { isFocusGivenBack } from './focus-return.ts';

const hideMilliseconds = 200;

type State = 'closed' | 'peeking' | 'pinned';

/** The state of a dropdown, with a delay before it closes that any new interest cancels. */
function useOpening() {
  const [state, setState] = useState<State>('closed');
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const keep = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    state,
    open: state !== 'closed',
    keep,
    close() {
      keep();
      setState('closed');
    },
    peek() {
      keep();
      setState((now) => (now === 'closed' ? 'peeking' : now));
    },
    press() {
      keep();
      setState((now) => (now === 'pinned' ? 'closed' : 'pinned'));
    },
    leave() {
      keep();
      timer.current = setTimeout(() => setState('closed'), hideMilliseconds);
    },
  };
}

function useOutsidePress(root: RefObject<Element | null>, active: boolean, act: () => void) {
  const pressed = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !root.current?.contains(event.target)) act();
  });
  useEffect(() => {
    if (!active) return undefined;
    const listen = (event: Event) => pressed(event);
    document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  }, [active]);
}

export function useDropdown({ opensOnHover = true }: { opensOnHover?: boolean | undefined } = {}) {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { state, open, keep, close, peek, press, leave } = useOpening();
  useOutsidePress(root, open, close);
  const hovers = (event: PointerEvent) => opensOnHover && event.pointerType === 'mouse';
  const rootProps = {
    ref: root,
    onPointerEnter: (event: PointerEvent) => hovers(event) && peek(),
    onPointerLeave: (event: PointerEvent) => hovers(event) && leave(),
    onFocus: keep,
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) leave();
    },
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
    onClick: press,
    // Only focus by keyboard opens it: a press has its own meaning. Focus given back by Esc stays.
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const fromInside = root.current?.contains(event.relatedTarget) ?? false;
      if (isFocusGivenBack()) return;
      if (opensOnHover && !fromInside && event.currentTarget.matches(':focus-visible')) peek();
    },
  };
  /** For what is chosen inside: focus stays at the button rather than nowhere. */
  const finish = () => {
    if (root.current?.contains(document.activeElement)) button.current?.focus();
    close();
  };
  return { open, state, finish, rootProps, buttonProps };
}
