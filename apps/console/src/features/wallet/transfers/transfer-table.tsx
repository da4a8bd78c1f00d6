// Team transfers in a table: both sides, direction, amount and state; a row can be reversed.
import { useState } from 'react';
import { Link } from 'react-router';
import { useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { OutputOf, wallet } from '@baize/contract';
import { Button, showToast, Status, type Column } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { ReasonDialog } from '../../../app/reason-dialog.tsx';
import { PagedList } from '../../../app/paged-list.tsx';
import { useShow } from '../../../app/show.ts';
import { useMay } from '../../../app/staff.ts';
import { useText } from '../../../app/texts.ts';
import styles from '../wallet.module.css';

export type TeamTransfer = OutputOf<typeof wallet.listTeamTransfersOfAll>['list'][number];
type Search = Parameters<typeof client.wallet.listTeamTransfersOfAll>[0];

export const transfersKey = ['team-transfers'] as const;

function Person({ person: { id, username } }: { person: TeamTransfer['sender'] }) {
  return (
    <Link data-row to={`/members/${id}`}>
      {username}
    </Link>
  );
}

function State({ transfer }: { transfer: TeamTransfer }) {
  const t = useText();
  const { moment } = useShow();
  const { state, reversedAt, reversedBy: by, reason } = transfer;
  return (
    <span className={styles['lines']}>
      <Status kind={state === 'done' ? 'good' : 'bad'}>
        {t(`console.transfers.state-${state}`)}
      </Status>
      {reversedAt === null ? null : (
        <small className={styles['mute']}>
          {t('console.transfers.reversed-by', { by, date: moment(reversedAt), reason })}
        </small>
      )}
    </span>
  );
}

function useSides(): readonly Column<TeamTransfer>[] {
  const t = useText();
  const { moment } = useShow();
  return [
    { key: 'at', head: t('operator.when'), cell: ({ at }) => moment(at), wideOnly: true },
    {
      key: 'from',
      head: t('console.transfers.from'),
      cell: ({ sender }) => <Person person={sender} />,
    },
    {
      key: 'to',
      head: t('console.transfers.to'),
      cell: ({ receiver }) => <Person person={receiver} />,
    },
    {
      key: 'way',
      head: t('console.transfers.way'),
      cell: ({ way }) => t(`console.transfers.way-${way}`),
      wideOnly: true,
    },
  ];
}

function useMoney(): readonly Column<TeamTransfer>[] {
  const t = useText();
  const { money } = useShow();
  return [
    {
      key: 'state',
      head: t('operator.state'),
      cell: (transfer) => <State transfer={transfer} />,
    },
    {
      key: 'turnover',
      head: t('console.transfers.turnover'),
      cell: ({ turnover, currency }) => money(turnover, currency),
      align: 'money',
      wideOnly: true,
    },
    {
      key: 'amount',
      head: t('operator.amount'),
      cell: ({ amount, currency }) => money(amount, currency),
      align: 'money',
    },
  ];
}

function useColumns(onReverse: ((transfer: TeamTransfer) => void) | null) {
  const t = useText();
  const columns = [...useSides(), ...useMoney()];
  if (onReverse === null) return columns;
  const reverse: Column<TeamTransfer> = {
    key: 'reverse',
    head: '',
    cell: (transfer) =>
      transfer.state === 'done' ? (
        <Button size="small" onClick={() => onReverse(transfer)}>
          {t('console.transfers.reverse')}
        </Button>
      ) : null,
  };
  return [...columns, reverse];
}

function ReverseDialog({ transfer, onClose }: { transfer: TeamTransfer; onClose: () => void }) {
  const t = useText();
  const { money } = useShow();
  const queries = useQueryClient();
  const { id, amount, currency, sender, receiver } = transfer;
  const reverse = async (reason: string) => {
    unwrap(await client.wallet.reverseTeamTransfer({ id, reason }));
    showToast({ text: t('operator.saved'), kind: 'good' });
    await queries.invalidateQueries({ queryKey: transfersKey });
    onClose();
  };
  const facts = {
    amount: money(amount, currency),
    sender: sender.username,
    receiver: receiver.username,
  };
  return (
    <ReasonDialog
      danger
      title={t('console.transfers.reverse-title')}
      doLabel={t('console.transfers.reverse')}
      onDo={reverse}
      onClose={onClose}
    >
      <p>{t('console.transfers.reverse-text', facts)}</p>
    </ReasonDialog>
  );
}

/** The key of the list must tell one search from another. */
export function TransferTable({ search }: { search: Search }) {
  const t = useText();
  const may = useMay('transfers.edit');
  const [page, setPage] = useState(1);
  const [asked, setAsked] = useState<TeamTransfer>();
  const columns = useColumns(may ? setAsked : null);
  return (
    <>
      <PagedList
        name={[...transfersKey, search]}
        caption={t('console.transfers.title')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={t('console.transfers.none')}
        page={page}
        onPage={setPage}
        read={async (paged) =>
          unwrap(await client.wallet.listTeamTransfersOfAll({ ...search, ...paged }))
        }
      />
      {asked ? <ReverseDialog transfer={asked} onClose={() => setAsked(undefined)} /> : null}
    </>
  );
}
