// Calls back on every frame while the page is visible; a hidden page pauses, and a long pause
// counts as one frame, so nothing is skipped on return.

const longestFrameMs = 80;

export function runFrames(tell: (deltaMs: number) => void): () => void {
  let last: number | undefined;
  let frame = 0;
  const step = (now: number) => {
    frame = requestAnimationFrame(step);
    const deltaMs = last === undefined ? 0 : Math.min(longestFrameMs, Math.max(0, now - last));
    last = now;
    tell(deltaMs);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
