// Returns of vendors beyond what was sent there: the oldest that waits first, each to be confirmed
// or rejected with a reason.
import { useState } from 'react';
import { Link } from 'react-router';
import { useQueryClient } from '@tanstack/react-query';
import { newIntent, unwrap } from '@baize/client';
import {
  heldReturnStates,
  type HeldReturnState,
  type OutputOf,
  type vendors,
} from '@baize/contract';
import { Button, SectionHead, showToast, Status, Tabs, type Column } from '@baize/ui';
import { client } from '../../app/client.ts';
import { PagedList } from '../../app/paged-list.tsx';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import styles from './vendors.module.css';

export type HeldReturn = OutputOf<typeof vendors.listHeldReturns>['list'][number];
type Verdict = 'confirm' | 'reject';

const kinds = { waiting: 'waiting', covered: 'good', confirmed: 'good', rejected: 'bad' } as const;

export function HeldReturns() {
  const t = useText();
  const [state, setState] = useState<HeldReturnState>('waiting');
  const [page, setPage] = useState(1);
  const [asked, setAsked] = useState<{ verdict: Verdict; held: HeldReturn }>();
  const columns = useColumns((verdict, held) => setAsked({ verdict, held }));
  return (
    <>
      <SectionHead level={1} title={t('operator.held-returns')} />
      <p className={styles['intro']}>{t('vendors.held-returns-intro')}</p>
      <Tabs
        label={t('vendors.state')}
        tabs={heldReturnStates.map((id) => ({ id, label: t(`vendors.held-${id}`) }))}
        selected={state}
        onSelect={(next) => {
          setState(next);
          setPage(1);
        }}
      >
        <PagedList
          name={['held-returns', state]}
          caption={t('operator.held-returns')}
          columns={columns}
          rowKey={({ id }) => id}
          empty={t('vendors.held-none')}
          page={page}
          onPage={setPage}
          read={async (paged) => unwrap(await client.vendors.listHeldReturns({ ...paged, state }))}
        />
      </Tabs>
      {asked ? <Decision {...asked} onClose={() => setAsked(undefined)} /> : null}
    </>
  );
}

interface DecisionProps {
  verdict: Verdict;
  held: HeldReturn;
  onClose: () => void;
}

function Decision({ verdict, held, onClose }: DecisionProps) {
  const t = useText();
  const { money } = useShow();
  const queries = useQueryClient();
  const [intent] = useState(newIntent);
  const { id, username, vendor } = held;
  const amount = money(held.amount, held.currency);
  const { confirmHeldReturn, rejectHeldReturn } = client.vendors;
  const send = verdict === 'confirm' ? confirmHeldReturn : rejectHeldReturn;
  return (
    <ReasonDialog
      title={t(`vendors.held-${verdict}-sure`, { amount, name: username })}
      doLabel={t(`vendors.held-${verdict}`)}
      danger={verdict === 'reject'}
      onDo={async (reason) => {
        try {
          unwrap(await send({ id, reason }, { intent }));
        } finally {
          void queries.invalidateQueries({ queryKey: ['held-returns'] });
        }
        showToast({ text: t('operator.saved'), kind: 'good' });
        onClose();
      }}
      onClose={onClose}
    >
      <p>{t(`vendors.held-${verdict}-text`, { vendor })}</p>
    </ReasonDialog>
  );
}

function useColumns(
  onDecide: (verdict: Verdict, held: HeldReturn) => void,
): readonly Column<HeldReturn>[] {
  const t = useText();
  const mayDecide = useMay('withdrawals.review');
  const { money, moment } = useShow();
  return [
    {
      key: 'member',
      head: t('operator.member'),
      cell: ({ playerId, username, vendor }) => (
        <span className={styles['lines']}>
          <Link data-row to={`/members/${playerId}`}>
            {username}
          </Link>
          <small>{vendor}</small>
        </span>
      ),
    },
    { key: 'at', head: t('vendors.held-at'), cell: ({ at }) => moment(at), wideOnly: true },
    ...(['sent', 'credited'] as const).map((name) => ({
      key: name,
      head: t(`vendors.held-${name}`),
      cell: (held: HeldReturn) => money(held[name], held.currency),
      align: 'money' as const,
      wideOnly: true,
    })),
    {
      key: 'held',
      head: t('vendors.held-amount'),
      cell: ({ amount, currency }) => money(amount, currency),
      align: 'money',
    },
    {
      key: 'state',
      head: t('operator.state'),
      cell: (held) =>
        held.state === 'waiting' && mayDecide ? (
          <Verdicts held={held} onDecide={onDecide} />
        ) : (
          <Outcome held={held} />
        ),
    },
  ];
}

interface VerdictsProps {
  held: HeldReturn;
  onDecide: (verdict: Verdict, held: HeldReturn) => void;
}

function Verdicts({ held, onDecide }: VerdictsProps) {
  const t = useText();
  return (
    <span className={styles['actions']}>
      <Button size="small" onClick={() => onDecide('confirm', held)}>
        {t('vendors.held-confirm')}
      </Button>
      <Button size="small" onClick={() => onDecide('reject', held)}>
        {t('vendors.held-reject')}
      </Button>
    </span>
  );
}

function Outcome({ held: { state, decidedBy, reason } }: { held: HeldReturn }) {
  const t = useText();
  return (
    <span className={styles['lines']}>
      <Status kind={kinds[state]}>{t(`vendors.held-${state}`)}</Status>
      {decidedBy === '' ? null : <small>{decidedBy}</small>}
      {reason === '' ? null : <small>{reason}</small>}
    </span>
  );
}
