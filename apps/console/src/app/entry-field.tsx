// One field of a form, for whole numbers, amounts, days and short texts.
import { Field, TextInput } from '@baize/ui';

export interface EntryFieldProps {
  label: string;
  value: string;
  hint?: string | undefined;
  error?: string | undefined;
  type?: 'text' | 'date' | undefined;
  inputMode?: 'numeric' | 'decimal' | 'text' | undefined;
  disabled?: boolean | undefined;
  lengthMost?: number | undefined;
  onValue: (value: string) => void;
}

export function EntryField(props: EntryFieldProps) {
  const { label, value, hint, error, type = 'text', inputMode, disabled } = props;
  const { lengthMost = 40, onValue } = props;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <TextInput
          {...control}
          type={type}
          inputMode={inputMode}
          maxLength={lengthMost}
          autoComplete="off"
          disabled={disabled}
          value={value}
          onChange={({ target }) => onValue(target.value)}
        />
      )}
    </Field>
  );
}
