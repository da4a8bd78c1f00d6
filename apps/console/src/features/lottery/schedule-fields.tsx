// The days of a schedule, how its issues are counted and named, and when they close.
import { Checkbox, Field, Select } from '@baize/ui';
import { useText } from '../../app/texts.ts';
import { EntryField } from '../../app/entry-field.tsx';
import styles from './lottery.module.css';
import type { ScheduleEntry } from './schedule-entry.ts';
import { useWeekday } from './use-weekday.ts';

export interface ScheduleFieldsProps {
  entry: ScheduleEntry;
  onEntry: (entry: ScheduleEntry) => void;
}

const kindsOfDays = ['every-day', 'weekdays', 'month-days'] as const;
const countings = ['day', 'year', 'first-day'] as const;

export function ScheduleFields({ entry, onEntry }: ScheduleFieldsProps) {
  const t = useText();
  const set = (part: Partial<ScheduleEntry>) => onEntry({ ...entry, ...part });
  return (
    <>
      <div className={styles['fields']}>
        <Choice
          label={t('console.lottery.draw-days')}
          value={entry.on}
          options={kindsOfDays.map((one) => [one, t(`console.lottery.${one}`)])}
          onValue={(on) => set({ on })}
        />
        {entry.on === 'month-days' ? (
          <EntryField
            label={t('console.lottery.month-days')}
            hint={t('console.lottery.month-days-hint')}
            value={entry.monthDays}
            onValue={(monthDays) => set({ monthDays })}
          />
        ) : null}
        <EntryField
          label={t('console.lottery.first-day')}
          type="date"
          value={entry.firstDay}
          onValue={(firstDay) => set({ firstDay })}
        />
        <EntryField
          label={t('console.lottery.close-seconds')}
          inputMode="numeric"
          value={entry.close}
          onValue={(close) => set({ close })}
        />
        <Choice
          label={t('console.lottery.counting')}
          value={entry.counting}
          options={countings.map((one) => [one, t(`console.lottery.counting-${one}`)])}
          onValue={(counting) => set({ counting })}
        />
        {entry.counting === 'first-day' ? (
          <EntryField
            label={t('console.lottery.first-number')}
            inputMode="numeric"
            value={entry.number}
            onValue={(number) => set({ number })}
          />
        ) : null}
        <EntryField
          label={t('console.lottery.pattern')}
          hint={t('console.lottery.pattern-hint')}
          value={entry.pattern}
          onValue={(pattern) => set({ pattern })}
        />
      </div>
      {entry.on === 'weekdays' ? (
        <Weekdays days={entry.weekdays} onDays={(weekdays) => set({ weekdays })} />
      ) : null}
    </>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, label: string])[];
  onValue: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onValue }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={value}
          options={options.map(([one, text]) => ({ value: one, label: text }))}
          onChange={({ target }) => {
            const chosen = options.find(([one]) => one === target.value);
            if (chosen) onValue(chosen[0]);
          }}
        />
      )}
    </Field>
  );
}

interface WeekdaysProps {
  days: readonly number[];
  onDays: (days: readonly number[]) => void;
}

function Weekdays({ days, onDays }: WeekdaysProps) {
  const t = useText();
  const weekday = useWeekday();
  const set = (day: number, isOn: boolean) => {
    const others = days.filter((one) => one !== day);
    onDays(isOn ? [...others, day].toSorted() : others);
  };
  return (
    <fieldset className={styles['group']}>
      <legend>{t('console.lottery.weekdays')}</legend>
      <div className={styles['days']}>
        {[0, 1, 2, 3, 4, 5, 6].map((day) => (
          <Checkbox
            key={day}
            checked={days.includes(day)}
            onChange={({ target }) => set(day, target.checked)}
          >
            {weekday(day)}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
