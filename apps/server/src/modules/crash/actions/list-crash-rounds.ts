// Where the last flights of a crash game ended.
import { refuse, type crash } from '@baize/contract';
import { crashGameOf } from '@baize/engines';
import type { Action } from '../../../platform/call/index.ts';
import type { CrashParts } from '../parts.ts';

const countUsual = 30;

export function listCrashRounds({ rounds }: CrashParts): Action<typeof crash.listCrashRounds> {
  return async ({ input: { gameCode, count = countUsual } }) =>
    crashGameOf(gameCode)
      ? { list: [...(await rounds.lastOf(gameCode, count))] }
      : refuse('game-unknown');
}
