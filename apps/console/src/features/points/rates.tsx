// How points are earned and what they are worth, beside what all members have.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { gameCategories, type GameCategory } from '@baize/contract';
import { Button, Card, Checkbox, Skeleton } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { Figures } from '../../app/figures.tsx';
import { Refused } from '../../app/refused.tsx';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { amountOrNone, TypedEntry, whole, wholeOrNone } from '../../app/typed-entry.tsx';
import { useIntentChange } from '../../app/use-intent-change.ts';
import { pointsKey, type Scheme } from './staff-points.ts';
import styles from './points.module.css';

export function Rates() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...pointsKey, 'scheme'],
    queryFn: async () => unwrap(await client.points.getPointScheme()),
  });
  if (error) return <Refused error={error} isAsking={isFetching} onAgain={refetch} />;
  if (data === undefined) return <Skeleton shape="block" />;
  return <RatesForm key={data.version} scheme={data} />;
}

type Form = Pick<Scheme, 'earn' | 'deposit' | 'ratio' | 'step' | 'isConverting' | 'budget'>;

const formOf = ({ earn, deposit, ratio, step, isConverting, budget }: Scheme): Form => ({
  earn,
  deposit,
  ratio,
  step,
  isConverting,
  budget,
});

function RatesForm({ scheme }: { scheme: Scheme }) {
  const t = useText();
  const { money } = useShow();
  const mayEdit = useMay('points.edit');
  const [form, setForm] = useState(() => formOf(scheme));
  const { version, outstanding, worth, currency } = scheme;
  const save = useIntentChange(
    pointsKey,
    async (rates: Form) => unwrap(await client.points.savePointScheme({ version, ...rates })),
    () => t('operator.saved'),
  );
  return (
    <Card title={t('console.points.rates')}>
      <fieldset className={styles['form']} disabled={!mayEdit}>
        <Figures
          facts={[
            [t('console.points.outstanding'), outstanding.toLocaleString(t.tag)],
            [t('console.points.worth'), money(worth, currency)],
          ]}
        />
        <Earning form={form} onForm={setForm} />
        <Exchanging form={form} onForm={setForm} />
        <Budget scheme={scheme} form={form} onForm={setForm} />
        <p role="alert" className={styles['said']}>
          {save.isError ? failureText(t, save.error) : ''}
        </p>
        {mayEdit ? (
          <div>
            <Button kind="primary" loading={save.isPending} onClick={() => save.mutate(form)}>
              {t('operator.save')}
            </Button>
          </div>
        ) : null}
      </fieldset>
    </Card>
  );
}

interface FormProps {
  form: Form;
  onForm: (form: Form) => void;
}

/** A category without an amount earns nothing, and is left out. */
function withRate(earn: Form['earn'], category: GameCategory, stake: string | null): Form['earn'] {
  const rates = new Map(earn.map((one) => [one.category, one.stake]));
  if (stake === null) rates.delete(category);
  else rates.set(category, stake);
  return [...rates].map(([one, amount]) => ({ category: one, stake: amount }));
}

function Earning({ form, onForm }: FormProps) {
  const t = useText();
  const { earn, deposit } = form;
  return (
    <>
      <p className={styles['mute']}>{t('console.points.earn-intro')}</p>
      <div className={styles['fields']}>
        {gameCategories.map((category) => (
          <TypedEntry
            key={category}
            label={t(`catalogue.category-${category}`)}
            kind={amountOrNone}
            value={earn.find((one) => one.category === category)?.stake ?? null}
            onValue={(stake) => onForm({ ...form, earn: withRate(earn, category, stake) })}
          />
        ))}
        <TypedEntry
          label={t('console.points.deposit')}
          hint={t('console.points.none-hint')}
          kind={amountOrNone}
          value={deposit}
          onValue={(amount) => onForm({ ...form, deposit: amount })}
        />
      </div>
    </>
  );
}

const million = whole(1, 1_000_000);

function Exchanging({ form, onForm }: FormProps) {
  const t = useText();
  return (
    <>
      <div className={styles['fields']}>
        {(['ratio', 'step'] as const).map((name) => (
          <TypedEntry
            key={name}
            label={t(`console.points.${name}`)}
            kind={million}
            value={form[name]}
            onValue={(value) => onForm({ ...form, [name]: value })}
          />
        ))}
      </div>
      <Checkbox
        checked={form.isConverting}
        onChange={({ target }) => onForm({ ...form, isConverting: target.checked })}
      >
        {t('console.points.converting')}
      </Checkbox>
    </>
  );
}

const budgetTexts = {
  pointsDay: 'points-day',
  pointsMonth: 'points-month',
  moneyDay: 'money-day',
  moneyMonth: 'money-month',
} as const;
const billion = wholeOrNone(1_000_000_000_000);

function Budget({ scheme, form, onForm }: FormProps & { scheme: Scheme }) {
  const t = useText();
  const { money } = useShow();
  const { given, paid, currency } = scheme;
  const { budget } = form;
  const change = (more: Partial<Form['budget']>) =>
    onForm({ ...form, budget: { ...budget, ...more } });
  return (
    <>
      <h3 className={styles['head']}>{t('console.points.budget')}</h3>
      <p className={styles['mute']}>{t('console.points.budget-intro')}</p>
      <Figures
        facts={[
          [t('console.points.given-day'), given.day.toLocaleString(t.tag)],
          [t('console.points.given-month'), given.month.toLocaleString(t.tag)],
          [t('console.points.paid-day'), money(paid.day, currency)],
          [t('console.points.paid-month'), money(paid.month, currency)],
        ]}
      />
      <div className={styles['fields']}>
        {(['pointsDay', 'pointsMonth'] as const).map((name) => (
          <TypedEntry
            key={name}
            label={t(`console.points.${budgetTexts[name]}`)}
            hint={t('console.points.budget-hint')}
            kind={billion}
            value={budget[name]}
            onValue={(value) => change({ [name]: value })}
          />
        ))}
        {(['moneyDay', 'moneyMonth'] as const).map((name) => (
          <TypedEntry
            key={name}
            label={t(`console.points.${budgetTexts[name]}`)}
            hint={t('console.points.budget-hint')}
            kind={amountOrNone}
            value={budget[name]}
            onValue={(value) => change({ [name]: value })}
          />
        ))}
      </div>
    </>
  );
}
