// Gets the numbers that staff limit in a lottery, or in one issue of it.
import { refuse, type lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { LimitsPorts } from '../ports.ts';
import { readList } from '../store/limited.ts';

export function getLimitedNumbers(ports: LimitsPorts): Action<typeof lottery.getLimitedNumbers> {
  return async ({ input: { gameCode, issue = '' } }) => {
    if (ports.kindOf(gameCode) === undefined) return refuse('game-unknown');
    const list = await readList(ports.database.kysely, { gameCode, issue });
    return {
      list: [...(list?.numbers ?? [])],
      revision: list?.revision ?? 0,
      set: list ? { at: list.at, by: list.by, reason: list.reason } : null,
    };
  };
}
