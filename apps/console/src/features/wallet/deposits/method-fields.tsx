// The parts of the form of a deposit method: what it is, limits, fee, hours and who sees it.
import type { ReactNode } from 'react';
import { depositKinds, feePayers, paymentMethods } from '@baize/contract';
import { houseZoneName } from '@baize/money';
import { Checkbox, Field, Select, TextInput } from '@baize/ui';
import { useText } from '../../../app/texts.ts';
import type { Draft } from './methods.ts';
import styles from './deposits.module.css';

export interface PartProps {
  draft: Draft;
  faults: readonly (keyof Draft)[];
  onDraft: (change: Partial<Draft>) => void;
}

type TextEntry = {
  [Entry in keyof Draft]: Draft[Entry] extends string ? Entry : never;
}[keyof Draft];

interface EntryProps extends PartProps {
  entry: Exclude<TextEntry, 'kind' | 'method' | 'payer' | 'provider'>;
  type?: 'text' | 'time';
  isHinted?: boolean;
  disabled?: boolean;
}

/** A fault is told once something has been written. */
function Entry({ entry, type = 'text', isHinted = false, disabled, ...part }: EntryProps) {
  const t = useText();
  const { draft, faults, onDraft } = part;
  const isWrong = draft[entry] !== '' && faults.includes(entry);
  return (
    <Field
      label={t(`console.deposits.entry-${entry}`)}
      hint={isHinted ? t(`console.deposits.hint-${entry as 'code'}`) : undefined}
      error={isWrong ? t('console.deposits.entry-wrong') : undefined}
    >
      {(control) => (
        <TextInput
          {...control}
          type={type}
          maxLength={300}
          autoComplete="off"
          disabled={disabled}
          value={draft[entry]}
          onChange={({ target }) => onDraft({ [entry]: target.value })}
        />
      )}
    </Field>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
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
            const found = options.find(([one]) => one === target.value);
            if (found) onValue(found[0]);
          }}
        />
      )}
    </Field>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles['group']}>
      <legend>{title}</legend>
      <div className={styles['fields']}>{children}</div>
    </fieldset>
  );
}

export function BaseFields({ providers, ...part }: PartProps & { providers: readonly string[] }) {
  const t = useText();
  const { draft, onDraft } = part;
  const all = [...new Set([...providers, 'house', draft.provider])];
  return (
    <Group title={t('console.deposits.group-base')}>
      <Entry {...part} entry="name" isHinted />
      <Entry {...part} entry="code" isHinted disabled={draft.version > 0} />
      <Choice
        label={t('console.deposits.kind')}
        value={draft.kind}
        options={depositKinds.map((kind) => [kind, t(`console.deposits.kind-${kind}`)])}
        onValue={(kind) => onDraft(kind === 'manual' ? { kind, provider: 'house' } : { kind })}
      />
      <Choice
        label={t('operator.provider')}
        value={draft.provider}
        options={all.map((one) => [one, one])}
        onValue={(provider) => onDraft({ provider })}
      />
      <Choice
        label={t('console.deposits.entry-method')}
        value={draft.method}
        options={paymentMethods.map((one) => [one, t(`console.deposits.kind-${one}`)])}
        onValue={(method) => onDraft({ method })}
      />
      <Entry {...part} entry="bankType" isHinted />
      <Entry {...part} entry="bankCodes" isHinted />
      <Entry {...part} entry="mcsBankCode" isHinted />
      {draft.kind === 'crypto' ? (
        <>
          <Entry {...part} entry="network" isHinted />
          <Entry {...part} entry="confirmations" isHinted />
        </>
      ) : null}
      <Entry {...part} entry="payMinutes" isHinted />
      <Checkbox
        checked={draft.enabled}
        onChange={({ target }) => onDraft({ enabled: target.checked })}
      >
        {t('console.deposits.entry-enabled')}
      </Checkbox>
    </Group>
  );
}

export function LimitFields(part: PartProps) {
  const t = useText();
  return (
    <Group title={t('console.deposits.group-limits')}>
      <Entry {...part} entry="minimum" isHinted />
      <Entry {...part} entry="maximum" isHinted />
      <Entry {...part} entry="quickAmounts" isHinted />
    </Group>
  );
}

export function FeeFields(part: PartProps) {
  const t = useText();
  const { draft, onDraft } = part;
  return (
    <Group title={t('console.deposits.group-fee')}>
      <Entry {...part} entry="feePercent" isHinted />
      <Entry {...part} entry="feeFixed" isHinted />
      <Choice
        label={t('console.deposits.entry-payer')}
        value={draft.payer}
        options={feePayers.map((one) => [one, t(`console.deposits.payer-${one}`)])}
        onValue={(payer) => onDraft({ payer })}
      />
    </Group>
  );
}

export function HoursFields(part: PartProps) {
  const t = useText();
  const { draft, onDraft } = part;
  return (
    <Group title={t('console.deposits.group-hours', { zone: houseZoneName })}>
      <Checkbox
        checked={draft.isAlways}
        onChange={({ target }) => onDraft({ isAlways: target.checked })}
      >
        {t('console.deposits.entry-always')}
      </Checkbox>
      {draft.isAlways ? null : (
        <>
          <Entry {...part} entry="opens" type="time" />
          <Entry {...part} entry="closes" type="time" />
        </>
      )}
    </Group>
  );
}

export function AudienceFields(part: PartProps) {
  const t = useText();
  return (
    <Group title={t('console.deposits.group-audience')}>
      <Entry {...part} entry="levelMinimum" isHinted />
      <Entry {...part} entry="countries" isHinted />
      <Entry {...part} entry="currencies" isHinted />
      <Entry {...part} entry="tags" isHinted />
    </Group>
  );
}
