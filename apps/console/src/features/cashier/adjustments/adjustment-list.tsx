// Corrections of balances: why, by whom, before and after; what waits is confirmed by another
// person.
import { useState } from 'react';
import { Link } from 'react-router';
import { unwrap } from '@baize/client';
import type { AdjustmentState } from '@baize/contract';
import { Button, Status, type Column } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { PagedList } from '../../../app/paged-list.tsx';
import { useShow } from '../../../app/show.ts';
import { useStaffStore } from '../../../app/staff.ts';
import { useText } from '../../../app/texts.ts';
import { AdjustmentDecision, type Verdict } from './adjustment-decision.tsx';
import { adjustmentsKey, type Adjustment } from './names.ts';
import styles from '../forms.module.css';

export interface AdjustmentListProps {
  state?: AdjustmentState | undefined;
  playerId?: string | undefined;
}

export function AdjustmentList({ state, playerId }: AdjustmentListProps) {
  const t = useText();
  const [page, setPage] = useState(1);
  const [asked, setAsked] = useState<{ verdict: Verdict; adjustment: Adjustment }>();
  const columns = useColumns(
    (verdict, adjustment) => setAsked({ verdict, adjustment }),
    playerId === undefined,
  );
  const search = { ...(state ? { state } : {}), ...(playerId ? { playerId } : {}) };
  return (
    <>
      <PagedList
        name={[adjustmentsKey, search]}
        caption={t('operator.adjustments')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={t('cashier.no-adjustments')}
        page={page}
        onPage={setPage}
        read={async (paged) => unwrap(await client.wallet.listAdjustments({ ...paged, ...search }))}
      />
      {asked ? <AdjustmentDecision {...asked} onClose={() => setAsked(undefined)} /> : null}
    </>
  );
}

const kinds = { waiting: 'waiting', posted: 'good', refused: 'bad' } as const;

function useColumns(
  onDecide: (verdict: Verdict, adjustment: Adjustment) => void,
  withMember: boolean,
): readonly Column<Adjustment>[] {
  const t = useText();
  const { moment } = useShow();
  const words = useWords();
  return [
    ...(withMember
      ? [
          {
            key: 'member',
            head: t('operator.member'),
            cell: ({ playerId, username }: Adjustment) => (
              <Link data-row to={`/members/${playerId}`}>
                {username}
              </Link>
            ),
          },
        ]
      : []),
    {
      key: 'kind',
      head: t('cashier.kind'),
      cell: ({ kind, proposedAt, proposedBy }) => (
        <span className={styles['lines']}>
          {t(`cashier.kind-${kind}`)}
          <small>
            {proposedBy} · {moment(proposedAt)}
          </small>
        </span>
      ),
    },
    ...words,
    {
      key: 'state',
      head: t('operator.state'),
      cell: (one) => <Decided one={one} onDecide={onDecide} />,
    },
  ];
}

/** Why, and how much. */
function useWords(): readonly Column<Adjustment>[] {
  const t = useText();
  const { money } = useShow();
  return [
    {
      key: 'reason',
      head: t('operator.reason'),
      cell: ({ reason, proof }) => (
        <span className={styles['lines']}>
          {reason}
          {proof ? <small>{t('cashier.proof-of', { proof })}</small> : null}
        </span>
      ),
      wideOnly: true,
    },
    {
      key: 'amount',
      head: t('operator.amount'),
      cell: ({ amount, currency, before, after }) => (
        <span className={styles['lines']}>
          {money(amount, currency)}
          {before !== null && after !== null ? (
            <small>
              {money(before, currency)} → {money(after, currency)}
            </small>
          ) : null}
        </span>
      ),
      align: 'money',
    },
  ];
}

interface DecidedProps {
  one: Adjustment;
  onDecide: (verdict: Verdict, adjustment: Adjustment) => void;
}

function Decided({ one, onDecide }: DecidedProps) {
  const t = useText();
  const staff = useStaffStore((store) => store.staff);
  const may = staff?.permissions ?? [];
  const isOwn = one.proposedBy === staff?.username;
  if (one.state !== 'waiting') {
    return (
      <span className={styles['lines']}>
        <Status kind={kinds[one.state]}>{t(`cashier.adjustment-${one.state}`)}</Status>
        <small>{one.decidedBy}</small>
        {one.decision ? <small>{one.decision}</small> : null}
      </span>
    );
  }
  return (
    <span className={styles['steps']}>
      {may.includes('adjustments.confirm') && !isOwn ? (
        <Button size="small" kind="primary" onClick={() => onDecide('confirm', one)}>
          {t('cashier.confirm')}
        </Button>
      ) : (
        <Status kind="waiting">{t('cashier.adjustment-waiting')}</Status>
      )}
      {may.includes('adjustments.make') ? (
        <Button size="small" kind="ghost" onClick={() => onDecide('refuse', one)}>
          {t(isOwn ? 'cashier.withdraw' : 'cashier.refuse')}
        </Button>
      ) : null}
    </span>
  );
}
