// The parts of a withdrawal in its dialog: each with its payer and what may be done with it now; an
// approved withdrawal that is whole can be split.
import { useState } from 'react';
import { Link } from 'react-router';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { newIntent, unwrap } from '@baize/client';
import type { PartState } from '@baize/contract';
import { Button, Status, type StatusKind } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import type { Part, Parts } from './parts.ts';
import { SplitForm } from './split-form.tsx';
import type { Withdrawal } from './withdrawal-state.tsx';
import styles from './parts.module.css';

const kinds: Readonly<Record<PartState, StatusKind>> = {
  open: 'neutral',
  paying: 'waiting',
  paid: 'waiting',
  matched: 'waiting',
  proof: 'waiting',
  disputed: 'bad',
  received: 'good',
  'forced-received': 'good',
  'resolved-received': 'good',
};

type PartStep = 'pay' | 'way';

function useStep(withdrawalId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ part, step }: { part: Part; step: PartStep }) => {
      const { partId: id, way } = part;
      const intent = newIntent();
      const other = way === 'c2c' ? 'payout' : 'c2c';
      return step === 'pay'
        ? unwrap(await client.wallet.payWithdrawalPart({ id }, { intent }))
        : unwrap(await client.wallet.changePartWay({ id, way: other }, { intent }));
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['withdrawal-parts', withdrawalId] }),
        queries.invalidateQueries({ queryKey: ['withdrawals'] }),
      ]),
  });
}

function Payers({ part: { matches } }: { part: Part }) {
  const t = useText();
  const { moment } = useShow();
  if (matches.length === 0) return null;
  return (
    <ul className={styles['payers']}>
      {matches.map(({ matchId, buyer, state, matchedAt }) => (
        <li key={matchId}>
          <Link to={`/members/${buyer.playerId}`}>{buyer.username}</Link>{' '}
          {t(`console.payments.match-${state}`)} <small>{moment(matchedAt)}</small>
        </li>
      ))}
    </ul>
  );
}

interface StepsProps {
  part: Part;
  isPending: boolean;
  onStep: (step: PartStep) => void;
}

function Steps({ part: { state, way, number }, isPending, onStep }: StepsProps) {
  const t = useText();
  const mayPay = useMay('withdrawals.pay');
  if (!mayPay || (state !== 'open' && state !== 'paying')) return null;
  return (
    <span className={styles['buttons']}>
      {way === 'payout' ? (
        <Button size="small" loading={isPending} onClick={() => onStep('pay')}>
          {t('console.payments.pay-part', { number })}
        </Button>
      ) : null}
      {state === 'open' ? (
        <Button size="small" kind="ghost" disabled={isPending} onClick={() => onStep('way')}>
          {t(way === 'c2c' ? 'console.payments.to-payout' : 'console.payments.to-c2c')}
        </Button>
      ) : null}
    </span>
  );
}

function PartList({ parts }: { parts: Parts }) {
  const t = useText();
  const { money } = useShow();
  const step = useStep(parts.withdrawalId);
  return (
    <>
      <ol className={styles['parts']} aria-label={t('console.payments.parts-title')}>
        {parts.list.map((part) => (
          <li key={part.partId}>
            <b>{money(part.amount, parts.currency)}</b>
            <Status kind={kinds[part.state]}>{t(`console.payments.part-${part.state}`)}</Status>
            <small>{t(`console.payments.way-${part.way}`)}</small>
            <Steps
              part={part}
              isPending={step.isPending && step.variables.part.partId === part.partId}
              onStep={(name) => step.mutate({ part, step: name })}
            />
            <Payers part={part} />
          </li>
        ))}
      </ol>
      <p role="alert" className={styles['said']}>
        {step.isError ? failureText(t, step.error) : ''}
      </p>
    </>
  );
}

export function WithdrawalParts({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useText();
  const { id, state } = withdrawal;
  const mayPay = useMay('withdrawals.pay');
  const [splits, setSplits] = useState(false);
  const { data } = useQuery({
    queryKey: ['withdrawal-parts', id],
    queryFn: async () => unwrap(await client.wallet.getWithdrawalParts({ id })),
    enabled: state === 'approved' || withdrawal.split || splits,
  });
  if (data === undefined) return null;
  if (data.split) return <PartList parts={data} />;
  if (state !== 'approved' || !mayPay) return null;
  if (splits) return <SplitForm parts={data} onClose={() => setSplits(false)} />;
  return (
    <Button kind="ghost" onClick={() => setSplits(true)}>
      {t('console.payments.split')}
    </Button>
  );
}
