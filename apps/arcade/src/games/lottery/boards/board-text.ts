// A board as plain text, to be sent to others.
import type { Translator } from '@baize/i18n';
import { boardPrizes } from './board-prizes.ts';
import { kindOf, type BoardColumn } from './prize-board.tsx';

export function boardText(t: Translator, { title, kind: code, numbers }: BoardColumn): string {
  const kind = kindOf(code);
  if (kind === undefined) return title;
  const lines = boardPrizes(kind, numbers).map(
    ({ name, numbers: own }) =>
      `${t(`lottery-vietnam.prize-${name}`)}: ${own.map(({ written }) => written).join(' - ')}`,
  );
  return [title, ...lines].join('\n');
}
