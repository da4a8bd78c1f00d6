// A console session ends after a quarter of an hour without a call, and after twelve hours in any
// case.
const idleMs = 15 * 60_000;
const wholeMs = 12 * 3_600_000;

export function isAlive(session: { openedAt: number; seenAt: number }, now: number): boolean {
  return now - session.seenAt < idleMs && now - session.openedAt < wholeMs;
}
