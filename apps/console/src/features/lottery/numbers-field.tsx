// The field for the numbers of a result, with a hint of how many there are and from where to where.
import { useText } from '../../app/texts.ts';
import { EntryField } from './entry-field.tsx';
import { drawKindOf } from './game-facts.ts';
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
  return (
    <EntryField
      label={label}
      hint={t(rule, { places, low, high })}
      error={fault && t(`console.lottery.fault-${fault}`)}
      inputMode="text"
      value={value}
      onValue={onValue}
    />
  );
}
