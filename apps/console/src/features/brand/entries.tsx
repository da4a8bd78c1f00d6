// Text inputs of a brand: a single line, or several entries with one a line.
import { Field, TextArea, TextInput } from '@baize/ui';

interface Entry {
  label: string;
  hint?: string;
  disabled: boolean;
}

export interface LineEntryProps extends Entry {
  value: string;
  lengthMax?: number;
  onValue: (value: string) => void;
}

export function LineEntry({ label, hint, value, lengthMax = 300, ...rest }: LineEntryProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <TextInput
          {...control}
          maxLength={lengthMax}
          disabled={rest.disabled}
          value={value}
          onChange={({ target }) => rest.onValue(target.value)}
        />
      )}
    </Field>
  );
}

export interface LinesEntryProps extends Entry {
  lines: readonly string[];
  onLines: (lines: string[]) => void;
}

export function LinesEntry({ label, hint, disabled, lines, onLines }: LinesEntryProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <TextArea
          {...control}
          rows={4}
          spellCheck={false}
          disabled={disabled}
          value={lines.join('\n')}
          onChange={({ target }) => onLines(target.value.split('\n'))}
        />
      )}
    </Field>
  );
}
