// Splits a withdrawal: amounts and ways of its parts, which must add up to what is paid out.
import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { newIntent, typedUnits, unitsOf, unwrap } from '@baize/client';
import { partsMax, partWays, type PartWay } from '@baize/contract';
import { printUnits } from '@baize/money';
import { Button, Field, Select, showToast, TextInput, TrashIcon, IconButton } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import type { Parts } from './parts.ts';
import styles from './parts.module.css';

interface Draft {
  readonly amount: string;
  readonly way: PartWay;
}

const unitsIn = (amount: string) => typedUnits(amount) ?? 0n;

/** What is still in no part; below zero when the parts are too much. */
const leftOf = (net: string, drafts: readonly Draft[]): bigint =>
  drafts.reduce((left, { amount }) => left - unitsIn(amount), unitsOf(net));

interface RowProps {
  draft: Draft;
  number: number;
  onDraft: (draft: Draft) => void;
  onRemove: (() => void) | undefined;
}

function Row({ draft, number, onDraft, onRemove }: RowProps) {
  const t = useText();
  return (
    <li className={styles['row']}>
      <Field label={t('console.payments.amount-of', { number })}>
        {(control) => (
          <TextInput
            {...control}
            inputMode="decimal"
            maxLength={20}
            value={draft.amount}
            onChange={({ target }) => onDraft({ ...draft, amount: target.value })}
          />
        )}
      </Field>
      <Field label={t('console.payments.way-of', { number })}>
        {(control) => (
          <Select
            {...control}
            value={draft.way}
            options={partWays.map((value) => ({
              value,
              label: t(`console.payments.way-${value}`),
            }))}
            onChange={({ target }) => {
              const way = partWays.find((one) => one === target.value);
              if (way !== undefined) onDraft({ ...draft, way });
            }}
          />
        )}
      </Field>
      {onRemove === undefined ? null : (
        <IconButton
          icon={<TrashIcon />}
          label={t('console.payments.split-remove', { number })}
          onClick={onRemove}
        />
      )}
    </li>
  );
}

function useSplit({ withdrawalId: id }: Parts, onDone: () => void) {
  const t = useText();
  const queries = useQueryClient();
  const [intent] = useState(newIntent);
  return useMutation({
    mutationFn: async (drafts: readonly Draft[]) => {
      const parts = drafts.map(({ amount, way }) => ({
        amount: printUnits(unitsIn(amount), 2),
        way,
      }));
      return unwrap(await client.wallet.splitWithdrawal({ id, parts }, { intent }));
    },
    onSuccess: () => {
      showToast({ text: t('console.payments.split-done'), kind: 'good' });
      onDone();
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['withdrawal-parts', id] }),
        queries.invalidateQueries({ queryKey: ['withdrawals'] }),
      ]),
  });
}

function Left({ left, currency }: { left: bigint; currency: string }) {
  const t = useText();
  const { money } = useShow();
  if (left === 0n) return null;
  const amount = money(printUnits(left < 0n ? -left : left, 2), currency);
  const text = left < 0n ? 'console.payments.split-over' : 'console.payments.split-left';
  return <p aria-live="polite">{t(text, { amount })}</p>;
}

export function SplitForm({ parts, onClose }: { parts: Parts; onClose: () => void }) {
  const t = useText();
  const { money } = useShow();
  const { netAmount, currency } = parts;
  const [drafts, setDrafts] = useState<readonly Draft[]>([
    { amount: printUnits(unitsOf(netAmount), 2), way: 'c2c' },
  ]);
  const split = useSplit(parts, onClose);
  const left = leftOf(netAmount, drafts);
  const put = (at: number, draft: Draft) =>
    setDrafts(drafts.map((one, place) => (place === at ? draft : one)));
  const rest = left > 0n ? printUnits(left, 2) : '';
  return (
    <div className={styles['split']}>
      <p>{t('console.payments.split-text', { amount: money(netAmount, currency) })}</p>
      <ol className={styles['rows']}>
        {drafts.map((draft, at) => (
          <Row
            key={at}
            draft={draft}
            number={at + 1}
            onDraft={(next) => put(at, next)}
            onRemove={
              drafts.length === 1
                ? undefined
                : () => setDrafts(drafts.filter((_, place) => place !== at))
            }
          />
        ))}
      </ol>
      <Left left={left} currency={currency} />
      <p role="alert" className={styles['said']}>
        {split.isError ? failureText(t, split.error) : ''}
      </p>
      <div className={styles['buttons']}>
        <Button
          disabled={drafts.length >= partsMax}
          onClick={() => setDrafts([...drafts, { amount: rest, way: 'payout' }])}
        >
          {t('console.payments.split-add')}
        </Button>
        <Button
          kind="primary"
          loading={split.isPending}
          disabled={left !== 0n}
          onClick={() => split.mutate(drafts)}
        >
          {t('console.payments.split-send')}
        </Button>
        <Button kind="ghost" onClick={onClose}>
          {t('operator.cancel')}
        </Button>
      </div>
    </div>
  );
}
