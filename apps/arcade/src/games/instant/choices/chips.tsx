// One of a few values, each a button.
import styles from './choices.module.css';

export interface ChipsProps<Value extends string | number> {
  label: string;
  values: readonly Value[];
  value: Value;
  disabled: boolean;
  textOf: (value: Value) => string;
  onChoose: (value: Value) => void;
}

export function Chips<Value extends string | number>(props: ChipsProps<Value>) {
  const { label, values, value, disabled, textOf, onChoose } = props;
  return (
    <fieldset className={styles['chips']}>
      <legend className={styles['label']}>{label}</legend>
      <div>
        {values.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === value}
            disabled={disabled}
            onClick={() => onChoose(one)}
          >
            {textOf(one)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
