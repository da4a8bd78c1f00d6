// The crash game that a call is about: the one that was opened, for calls of an opened game.
import { refuse, type Refusal } from '@baize/contract';
import { crashGameOf, type DealtCrash } from '@baize/engines';
import type { GameCaller } from '../../../platform/call/index.ts';

interface Asked {
  readonly caller: GameCaller;
  readonly input: { readonly gameCode: string };
}

export function openedCrash({ caller, input }: Asked): DealtCrash | Refusal<'game-unknown'> {
  const game = crashGameOf(input.gameCode);
  return game && caller.gameCode === game.code ? game : refuse('game-unknown');
}
