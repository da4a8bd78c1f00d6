// Every lottery with its open issue and its last result, the same answer for everybody.
import type { lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { DrawsParts } from '../parts.ts';

export function getLotteryLobby({ board }: DrawsParts): Action<typeof lottery.getLotteryLobby> {
  return async () => board.lobby();
}
