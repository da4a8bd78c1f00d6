// Moves the clock of a world ahead; what is due by then is done.
import type { FullProject } from '@playwright/test';

const minuteMs = 60_000;

export async function moveClock(
  { metadata }: FullProject,
  { minutes }: { readonly minutes: number },
): Promise<void> {
  const body = String(minutes * minuteMs);
  const { status } = await fetch(String(metadata['clock']), { method: 'POST', body });
  if (status !== 200) throw new Error(`the clock was not moved: ${status}`);
}
