// The field for the numbers of a result, with a hint of how many there are and from where to where;
// of a draw with several prizes, a line for each of them.
import { prizesOf } from '@baize/engines';
import { useText } from '../../app/texts.ts';
import { BoardField } from './board-field.tsx';
import { EntryField } from '../../app/entry-field.tsx';
import { definitionOf, drawKindOf } from './game-facts.ts';
import type { ResultRefusal } from './numbers-entry.ts';

export interface NumbersFieldProps {
  gameCode: string;
  label: string;
  value: string;
  fault: ResultRefusal | 'differ' | undefined;
  onValue: (value: string) => void;
}

export function NumbersField({ gameCode, label, value, fault, onValue }: NumbersFieldProps) {
  const t = useText();
  const { places = 0, low = 0, high = 0, repeats = true } = drawKindOf(gameCode) ?? {};
  const rule = repeats ? 'console.lottery.numbers-hint' : 'console.lottery.numbers-hint-once';
  const kind = definitionOf(gameCode)?.kind;
  const prizes = kind === undefined ? [] : prizesOf(kind);
  const error = fault && t(`console.lottery.fault-${fault}`);
  if (prizes.length > 1)
    return <BoardField {...{ gameCode, prizes, label, value, error, onValue }} />;
  return (
    <EntryField
      label={label}
      hint={t(rule, { places, low, high })}
      error={error}
      inputMode="text"
      value={value}
      onValue={onValue}
    />
  );
}
