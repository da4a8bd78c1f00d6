// Filters the notices that a caller may see. Players on a break or excluded see no advertising.
// Visitors see it.
import type { Caller } from '../../platform/call/index.ts';
import type { NoticesParts } from './parts.ts';
import { isAdvertising, type Notice } from './rules/notice.ts';

export async function shownTo(
  { keeper, ports }: NoticesParts,
  caller: Caller,
  now: number,
): Promise<readonly Notice[]> {
  const isPaused = caller.kind === 'player' && (await ports.isPaused(caller.playerId, now));
  return isPaused ? keeper.all().filter((notice) => !isAdvertising(notice)) : keeper.all();
}
