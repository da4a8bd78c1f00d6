// A field for amounts, whole numbers, percents or codes: what was typed stays as it was typed for
// as long as it means the value.
import { useState } from 'react';
import { readUnits } from '@baize/client';
import { cleanDecimal } from '@baize/ui';
import { EntryField } from './entry-field.tsx';

export interface Kind<Value> {
  readonly inputMode: 'decimal' | 'numeric' | 'text';
  readonly lengthMost: number;
  readonly read: (text: string) => Value;
  readonly print: (value: Value) => string;
}

const decimal = (text: string) => cleanDecimal(text, 4).replace(/\.$/u, '');
const digits = (text: string) => Number(text.replace(/\D/gu, ''));
const trimmed = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/u, '') : text);

export const amountKind: Kind<string> = {
  inputMode: 'decimal',
  lengthMost: 20,
  read: (text) => decimal(text) || '0',
  print: trimmed,
};

export const amountOrNone: Kind<string | null> = {
  ...amountKind,
  read: (text) => decimal(text) || null,
  print: (value) => trimmed(value ?? ''),
};

export const whole = (least: number, most: number): Kind<number> => ({
  inputMode: 'numeric',
  lengthMost: String(most).length,
  read: (text) => Math.min(most, Math.max(least, digits(text))),
  print: String,
});

export const wholeOrNone = (most: number): Kind<number | null> => ({
  inputMode: 'numeric',
  lengthMost: String(most).length,
  read: (text) => (/\d/u.test(text) ? Math.min(most, digits(text)) : null),
  print: (value) => (value === null ? '' : String(value)),
});

/** Hundredths of a percent, at least one. */
export const percentKind: Kind<number> = {
  inputMode: 'decimal',
  lengthMost: 7,
  read: (text) => {
    const units = readUnits(cleanDecimal(text, 2).replace(/\.$/u, '')) ?? 0n;
    return Math.min(100_000, Math.max(1, Number(units / 100n)));
  },
  print: (value) => String(value / 100),
};

/** A multiple, kept in hundredths. */
export const multipleKind: Kind<string> = {
  inputMode: 'decimal',
  lengthMost: 10,
  read: (text) => String((readUnits(cleanDecimal(text, 2).replace(/\.$/u, '')) ?? 0n) / 100n),
  print: (value) => String(Number(value) / 100),
};

const codesOf = (text: string) => text.split(/[\s,]+/u).filter((one) => one !== '');
export const codesKind: Kind<string[]> = {
  inputMode: 'text',
  lengthMost: 4000,
  read: codesOf,
  print: (value) => value.join(' '),
};
export const countriesKind: Kind<string[]> = {
  ...codesKind,
  read: (text) => codesOf(text.toUpperCase()),
};

export interface TypedEntryProps<Value> {
  label: string;
  kind: Kind<Value>;
  value: Value;
  hint?: string | undefined;
  onValue: (value: Value) => void;
}

export function TypedEntry<Value>({ label, kind, value, hint, onValue }: TypedEntryProps<Value>) {
  const { inputMode, lengthMost, read, print } = kind;
  const shown = print(value);
  const [typed, setTyped] = useState(shown);
  return (
    <EntryField
      label={label}
      hint={hint}
      inputMode={inputMode}
      lengthMost={lengthMost}
      value={print(read(typed)) === shown ? typed : shown}
      onValue={(text) => {
        setTyped(text);
        onValue(read(text));
      }}
    />
  );
}
