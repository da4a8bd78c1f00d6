// Full screen on and off, where the browser and the frame around us allow it.
import { useCallback, useSyncExternalStore } from 'react';

function subscribe(told: () => void): () => void {
  document.addEventListener('fullscreenchange', told);
  return () => document.removeEventListener('fullscreenchange', told);
}

export function useFullScreen() {
  const full = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  const toggle = useCallback(() => {
    const done = document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen();
    // A refusal leaves the screen as it is, which is what the player then sees.
    done.catch(() => undefined);
  }, []);
  return { full, toggle, possible: document.fullscreenEnabled };
}
