// A day of the house: its first moment, or for an end the first of the next.
import { Field, TextInput } from '@baize/ui';
import { dayText } from '@baize/money';
import { startOfDay, startOfNextDay } from '../../app/day.ts';

export interface DayFieldProps {
  label: string;
  at: number | undefined;
  /** Means the end of the day that is shown. */
  isEnd?: boolean;
  onDay: (at: number | undefined) => void;
}

export function DayField({ label, at, isEnd = false, onDay }: DayFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          value={at === undefined ? '' : dayText(isEnd ? at - 1 : at)}
          onChange={({ target: { value } }) =>
            onDay(isEnd ? startOfNextDay(value) : startOfDay(value))
          }
        />
      )}
    </Field>
  );
}
