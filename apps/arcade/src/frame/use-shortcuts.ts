// The keys of a game. A held key acts once, a key pressed on a control belongs to that control, and
// nothing happens behind an open dialog.
import { useEffect, useRef } from 'react';

export type Shortcuts = Readonly<Partial<Record<string, () => void>>>;

const controls = 'a, input, select, textarea, button, [role="tab"], [contenteditable]';
const keysOfControls = new Set([' ', 'Enter']);

export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const action = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (action === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
      const on = event.target instanceof Element ? event.target.closest(controls) : null;
      if (on !== null && (keysOfControls.has(event.key) || !(on instanceof HTMLButtonElement)))
        return;
      event.preventDefault();
      if (!event.repeat) action();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
