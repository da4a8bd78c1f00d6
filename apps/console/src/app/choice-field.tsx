// One choice of a short list.
import { Field, Select } from '@baize/ui';

export interface ChoiceFieldProps<Value extends string> {
  label: string;
  values: readonly Value[];
  value: Value;
  nameOf: (value: Value) => string;
  hint?: string | undefined;
  onValue: (value: Value) => void;
}

export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, values, value, nameOf, hint, onValue } = props;
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Select
          {...control}
          value={value}
          options={values.map((one) => ({ value: one, label: nameOf(one) }))}
          onChange={({ target }) => {
            const chosen = values.find((one) => one === target.value);
            if (chosen !== undefined) onValue(chosen);
          }}
        />
      )}
    </Field>
  );
}
