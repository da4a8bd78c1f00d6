// The parts of the kit page that are filled in.
import { useState } from 'react';
import {
  Card,
  Checkbox,
  Field,
  MoneyInput,
  PasswordInput,
  Select,
  Stepper,
  Switch,
  TextArea,
  TextInput,
  UserIcon,
} from '../src/index.ts';
import { texts } from './texts.ts';
import styles from './kit.module.css';

const quickAmounts = ['100', '500', '1000', '5000'].map((value) => ({ value, label: value }));

function AccountFields() {
  return (
    <Card title={texts.forms}>
      <div className={styles['stack']}>
        <Stepper label={texts.stepsLabel} steps={texts.steps} current={1} doneLabel={texts.done} />
        <Field
          label={texts.name}
          hint={texts.nameHint}
          error={texts.nameError}
          required
          requiredLabel={texts.required}
        >
          {(control) => <TextInput {...control} leading={<UserIcon />} autoComplete="username" />}
        </Field>
        <Field label={texts.password} aside={<a href="#forgot">{texts.forgot}</a>}>
          {(control) => (
            <PasswordInput {...control} showLabel={texts.show} hideLabel={texts.hide} />
          )}
        </Field>
        <Checkbox defaultChecked>{texts.agree}</Checkbox>
      </div>
    </Card>
  );
}

function AmountFields() {
  const [amount, setAmount] = useState('500');
  return (
    <Card title={texts.money}>
      <div className={styles['stack']}>
        <Field label={texts.amount}>
          {(control) => (
            <MoneyInput
              {...control}
              value={amount}
              onChange={setAmount}
              symbol="P"
              quickAmounts={quickAmounts}
              quickLabel={texts.amounts}
            />
          )}
        </Field>
        <Field label={texts.country}>
          {(control) => (
            <Select
              {...control}
              options={texts.countries.map((label) => ({ value: label, label }))}
            />
          )}
        </Field>
        <Field label={texts.note}>{(control) => <TextArea {...control} />}</Field>
        <Switch defaultChecked>{texts.sound}</Switch>
      </div>
    </Card>
  );
}

export function FormSection() {
  return (
    <div className={styles['two']}>
      <AccountFields />
      <AmountFields />
    </div>
  );
}
