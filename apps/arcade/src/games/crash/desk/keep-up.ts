// Reads the round again when news of it are overdue, e.g. while the line is lost or after the
// machine slept.
import type { CrashDesk } from './crash-desk.ts';

const lookMs = 1000;
const lostMs = 3000;
/** News come within this after their moment. */
const overdueMs = 2500;
/** After the end of a flight the next round opens within this. */
const pauseMs = 7000;

export function keepUp(desk: CrashDesk): () => void {
  let askedAt = -Infinity;
  let endedSince = Infinity;
  const timer = setInterval(() => {
    const { round, aheadMs, isLineLost } = desk.store.getState();
    const now = Date.now();
    const isEnded = round?.state === 'ended';
    endedSince = isEnded ? Math.min(endedSince, now) : Infinity;
    const isLate =
      round === null ||
      (isEnded && now - endedSince > pauseMs) ||
      (!isEnded && round.takesOffAt === null && now + aheadMs > round.drawsAt + overdueMs);
    if ((!isLate && !isLineLost) || now - askedAt < lostMs) return;
    askedAt = now;
    endedSince = Infinity;
    void desk.refresh();
  }, lookMs);
  return () => clearInterval(timer);
}
