// The desk by keyboard: j and k walk the queue, x marks a row, a approves or signs, r refuses, p
// pays, c takes it or leaves it. They stand before the console's own keys while the desk is open.
import { useEffect } from 'react';

export const deskKeys = ['j', 'k', 'x', 'a', 'r', 'p', 'c'] as const;
export type DeskKey = (typeof deskKeys)[number];

const isKey = (key: string): key is DeskKey => (deskKeys as readonly string[]).includes(key);

/** In a field a key is a letter, and a dialog has keys of its own. */
function isElsewhere(target: EventTarget | null): boolean {
  const isField =
    target instanceof HTMLElement && /^(?:INPUT|TEXTAREA|SELECT)$/u.test(target.tagName);
  const isTick = target instanceof HTMLInputElement && target.type === 'checkbox';
  return (isField && !isTick) || document.querySelector('[role=dialog]') !== null;
}

export function useDeskKeys(press: (key: DeskKey) => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (!isKey(event.key) || isElsewhere(event.target)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      press(event.key);
    };
    addEventListener('keydown', hear, true);
    return () => removeEventListener('keydown', hear, true);
  }, [press]);
}

/** The row after or before the chosen one; the first where none is chosen. */
export function nextOf(ids: readonly string[], chosen: string | undefined, by: 1 | -1) {
  const at = chosen === undefined ? -1 : ids.indexOf(chosen);
  if (at === -1) return ids[0];
  return ids[Math.min(ids.length - 1, Math.max(0, at + by))];
}
