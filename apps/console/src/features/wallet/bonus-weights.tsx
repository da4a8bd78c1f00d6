// How much bets count for bonuses opened from now on: by category, by single games, and from which
// odds. Saved as a new version; two who save at once are told.
import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { newIntent, unwrap } from '@baize/client';
import type { OutputOf, wallet } from '@baize/contract';
import {
  Button,
  Card,
  EmptyState,
  Field,
  showToast,
  Skeleton,
  TextArea,
  TextInput,
} from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { bonusesKey } from './staff-bonus.ts';
import { formOf, problemOf, weightsOf, type WeightsForm } from './bonus-weights-form.ts';
import styles from './bonuses.module.css';

type Weights = OutputOf<typeof wallet.getBonusWeights>;

export function BonusWeights() {
  const t = useText();
  const { data, error } = useQuery({
    queryKey: [...bonusesKey, 'weights'],
    queryFn: async () => unwrap(await client.wallet.getBonusWeights()),
  });
  if (error) return <EmptyState>{failureText(t, error)}</EmptyState>;
  if (!data) return <Skeleton shape="block" />;
  return <WeightsCard key={data.version} weights={data} />;
}

function useSave(version: string, form: WeightsForm) {
  const t = useText();
  const queries = useQueryClient();
  const [intent, setIntent] = useState(newIntent);
  return useMutation({
    mutationFn: async () =>
      unwrap(await client.wallet.saveBonusWeights({ version, ...weightsOf(form) }, { intent })),
    onSuccess: () => showToast({ text: t('console.bonuses.weights-saved'), kind: 'good' }),
    onError: () => setIntent(newIntent()),
    onSettled: () => queries.invalidateQueries({ queryKey: [...bonusesKey, 'weights'] }),
  });
}

function WeightsCard({ weights }: { weights: Weights }) {
  const t = useText();
  const { moment } = useShow();
  const maySave = useMay('bonuses.settings');
  const [form, setForm] = useState(() => formOf(weights));
  const save = useSave(weights.version, form);
  const problem = problemOf(form);
  const { madeBy, madeAt } = weights;
  const isFirst = madeBy === '';
  return (
    <Card title={t('console.bonuses.weights')}>
      <div className={styles['stack']}>
        <p className={styles['mute']}>{t('console.bonuses.weights-intro')}</p>
        <Categories form={form} onChange={setForm} />
        <Field
          label={t('console.bonuses.weights-games')}
          hint={t('console.bonuses.weights-games-hint')}
          error={
            problem === undefined
              ? undefined
              : t('console.bonuses.weights-games-wrong', { line: problem })
          }
        >
          {(control) => (
            <TextArea
              {...control}
              rows={4}
              value={form.games}
              onChange={({ target }) => setForm({ ...form, games: target.value })}
            />
          )}
        </Field>
        <p className={styles['mute']}>
          {isFirst
            ? t('console.bonuses.weights-first')
            : t('console.bonuses.weights-made', { by: madeBy, date: moment(madeAt) })}
        </p>
        <p role="alert" className={styles['said']}>
          {save.isError ? failureText(t, save.error) : ''}
        </p>
        {maySave ? (
          <div>
            <Button
              kind="primary"
              disabled={problem !== undefined}
              loading={save.isPending}
              onClick={() => save.mutate()}
            >
              {t('console.bonuses.weights-save')}
            </Button>
          </div>
        ) : null}
      </div>
    </Card>
  );
}

interface CategoriesProps {
  form: WeightsForm;
  onChange: (form: WeightsForm) => void;
}

function Categories({ form, onChange }: CategoriesProps) {
  const t = useText();
  const set = (category: string, change: { percent?: string; odds?: string }) =>
    onChange({
      ...form,
      rows: form.rows.map((row) => (row.category === category ? { ...row, ...change } : row)),
    });
  return (
    <ul className={styles['weights']}>
      {form.rows.map(({ category, percent, odds }) => {
        const name = t.named(`catalogue.category-${category}`) ?? category;
        return (
          <li key={category}>
            <Field label={`${name}, %`}>
              {(control) => (
                <TextInput
                  {...control}
                  inputMode="numeric"
                  maxLength={3}
                  value={percent}
                  onChange={({ target }) => set(category, { percent: target.value.trim() })}
                />
              )}
            </Field>
            <Field label={t('console.bonuses.weights-odds')}>
              {(control) => (
                <TextInput
                  {...control}
                  aria-label={`${name}: ${t('console.bonuses.weights-odds')}`}
                  inputMode="decimal"
                  maxLength={6}
                  value={odds}
                  onChange={({ target }) => set(category, { odds: target.value.trim() })}
                />
              )}
            </Field>
          </li>
        );
      })}
    </ul>
  );
}
