// Sets the rates of a direct member in every category within their bounds. What is left to the
// agent is shown beside each.
import { type SyntheticEvent, useState } from 'react';
import { Button, Dialog, Field, Select, showToast } from '@baize/ui';
import { failureText } from '../../app/failure-text.ts';
import { type BoundedRate, choicesOf, rateText, useOwnRates } from '../../app/rebate-rates.ts';
import { AlertLine } from '../../app/records/alert-line.tsx';
import { useText } from '../../app/texts/texts.ts';
import { useSetRates, type MemberRates } from './rebates.ts';
import styles from './rebates.module.css';

interface RateFieldProps {
  bounded: BoundedRate;
  rate: number;
  /** The rate of the agent. */
  own: number | undefined;
  onRate: (rate: number) => void;
}

function RateField({ bounded, rate, own, onRate }: RateFieldProps) {
  const t = useText();
  const { category } = bounded;
  const left = own === undefined ? undefined : Math.max(0, own - rate);
  return (
    <Field
      label={t(`catalogue.category-${category}`)}
      hint={left === undefined ? undefined : t('rebates.left', { rate: rateText(left, t.tag) })}
    >
      {(control) => (
        <Select
          {...control}
          value={String(rate)}
          options={choicesOf(bounded).map((one) => ({
            value: String(one),
            label: rateText(one, t.tag),
          }))}
          onChange={({ target }) => onRate(Number(target.value))}
        />
      )}
    </Field>
  );
}

interface RatesFormProps {
  member: MemberRates;
  onClose: () => void;
}

export function RatesForm({ member, onClose }: RatesFormProps) {
  const t = useText();
  const { username: name } = member;
  const own = useOwnRates().data?.rates;
  const [rates, setRates] = useState(() => new Map<string, number>());
  const set = useSetRates(name, () => {
    showToast({ kind: 'good', text: t('rebates.saved', { name }) });
    onClose();
  });
  const changed = member.rates.flatMap(({ category, rate }) => {
    const typed = rates.get(category) ?? rate;
    return typed === rate ? [] : [{ category, rate: typed }];
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    set.mutate(changed);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={t('rebates.change-of', { name })}
      closeLabel={t('shell.close')}
    >
      <form className={styles['form']} noValidate onSubmit={submit}>
        <div className={styles['fields']}>
          {member.rates.map((bounded) => (
            <RateField
              key={bounded.category}
              bounded={bounded}
              rate={rates.get(bounded.category) ?? bounded.rate}
              own={own?.find(({ category }) => category === bounded.category)?.rate}
              onRate={(rate) => setRates(new Map(rates).set(bounded.category, rate))}
            />
          ))}
        </div>
        <p className={styles['mute']}>{t('rebates.from-tomorrow')}</p>
        <AlertLine text={set.isError ? failureText(t, set.error) : ''} />
        <Button
          kind="primary"
          full
          type="submit"
          loading={set.isPending}
          disabled={changed.length === 0}
        >
          {t('rebates.save')}
        </Button>
      </form>
    </Dialog>
  );
}
