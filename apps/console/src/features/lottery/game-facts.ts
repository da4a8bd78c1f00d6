// The facts of a game that need no request: its name, its kind of draw, and its shipped definition.
import {
  drawKinds,
  lotteryGames,
  printDraw,
  type DrawKind,
  type LotteryGame,
} from '@baize/engines';
import { playText, wordText } from '@baize/i18n/plays';
import { useText } from '../../app/texts.ts';

/** The first part of every key in the console's cache, so that one change renews all pages. */
export const lotteryKey = ['lottery'];

export const definitionOf = (gameCode: string): LotteryGame | undefined =>
  lotteryGames.find(({ code }) => code === gameCode);

export function drawKindOf(gameCode: string): DrawKind | undefined {
  const kind = definitionOf(gameCode)?.kind;
  return drawKinds.find(({ code }) => code === kind);
}

/** Numbers in drawn order, each as wide as the highest of its place. */
export function printNumbers(gameCode: string, numbers: readonly number[]): string {
  const kind = drawKindOf(gameCode);
  return (kind ? printDraw(kind, numbers) : numbers.map(String)).join(' ');
}

export function useGameName(): (gameCode: string) => string {
  const t = useText();
  return (gameCode) => t.named(`lottery.${gameCode}`) ?? gameCode;
}

/** A play as the players' screens call it. */
export function usePlayName(): (gameCode: string, play: string) => string {
  const t = useText();
  return (gameCode, play) => {
    const kind = definitionOf(gameCode)?.kind;
    return kind === undefined || play === '' ? play : playText(t, kind, play);
  };
}

/** A kind of unit or an outcome such as `big`; numbers stand as they are. */
export function useWord(): (word: string) => string {
  const t = useText();
  return (word) => wordText(t, word);
}

/** Every lottery as a choice of a filter. */
export function useGameOptions(): readonly (readonly [code: string, name: string])[] {
  const name = useGameName();
  return lotteryGames.map(({ code }) => [code, name(code)]);
}
