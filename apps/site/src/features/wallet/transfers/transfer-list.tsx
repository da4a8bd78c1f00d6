// The member's team transfers: sent and received, with the other side and the state of each.
import { formatDateTime } from '@baize/i18n';
import { useState } from 'react';
import { Card, type Column, EmptyState, Select, SendIcon, Status } from '@baize/ui';
import { Amount } from '../../../app/records/amount.tsx';
import { DateFilter } from '../../../app/records/date-filter.tsx';
import { RecordLine } from '../../../app/records/record-card.tsx';
import { RecordList } from '../../../app/records/record-list.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { type Side, type Transfer, type TransfersAsked, useTransfers } from './terms.ts';
import styles from './transfers.module.css';

const first: TransfersAsked = { span: 'days-7', side: '', pageNo: 1 };

/** Sent money leaves; what was taken back no longer counts. */
function Moved({ transfer: { amount, side, state } }: { transfer: Transfer }) {
  if (state === 'reversed') return <Amount value={amount} />;
  return <Amount value={side === 'sent' ? -amount : amount} look="change" />;
}

function State({ transfer: { state } }: { transfer: Transfer }) {
  const t = useText();
  return <Status kind={state === 'done' ? 'good' : 'bad'}>{t(`transfers.state-${state}`)}</Status>;
}

function OtherSide({ transfer: { side, name } }: { transfer: Transfer }) {
  const t = useText();
  return t(side === 'sent' ? 'transfers.to-name' : 'transfers.from-name', { name });
}

function useColumns(): readonly Column<Transfer>[] {
  const t = useText();
  return [
    {
      key: 'time',
      head: t('wallet.time'),
      cell: ({ at }) => formatDateTime(at, { tag: t.tag }),
    },
    { key: 'name', head: t('transfers.member'), cell: (one) => <OtherSide transfer={one} /> },
    { key: 'state', head: t('wallet.state'), cell: (one) => <State transfer={one} /> },
    {
      key: 'amount',
      head: t('wallet.amount'),
      align: 'money',
      cell: (one) => <Moved transfer={one} />,
    },
  ];
}

function TransferCard({ transfer }: { transfer: Transfer }) {
  const t = useText();
  return (
    <>
      <RecordLine
        look="lead"
        start={<OtherSide transfer={transfer} />}
        end={<Moved transfer={transfer} />}
      />
      <RecordLine
        look="quiet"
        start={formatDateTime(transfer.at, { tag: t.tag })}
        end={<State transfer={transfer} />}
      />
    </>
  );
}

interface FiltersProps {
  asked: TransfersAsked;
  onAsked: (asked: TransfersAsked) => void;
}

function Filters({ asked, onAsked }: FiltersProps) {
  const t = useText();
  const turnTo = (part: Partial<TransfersAsked>) => onAsked({ ...asked, ...part, pageNo: 1 });
  return (
    <div className={styles['filters']}>
      <DateFilter span={asked.span} onSpan={(span) => turnTo({ span })} />
      <Select
        aria-label={t('transfers.sides')}
        value={asked.side}
        onChange={({ target }) => turnTo({ side: target.value as Side })}
        options={[
          { value: '', label: t('transfers.side-all') },
          { value: 'sent', label: t('transfers.side-sent') },
          { value: 'received', label: t('transfers.side-received') },
        ]}
      />
    </div>
  );
}

export function TransferList() {
  const t = useText();
  const [asked, setAsked] = useState(first);
  const query = useTransfers(asked);
  const columns = useColumns();
  return (
    <Card title={t('transfers.history')}>
      <div className={styles['record']}>
        <Filters asked={asked} onAsked={setAsked} />
        <RecordList
          caption={t('transfers.history')}
          query={query}
          rows={query.data?.list}
          rowKey={({ transferId }) => transferId}
          columns={columns}
          card={(transfer) => <TransferCard transfer={transfer} />}
          empty={<EmptyState icon={<SendIcon />}>{t('transfers.history-none')}</EmptyState>}
          page={asked.pageNo}
          pages={Math.max(1, query.data?.totalPage ?? 1)}
          onPage={(pageNo) => setAsked({ ...asked, pageNo })}
          loadingRows={3}
        />
      </div>
    </Card>
  );
}
