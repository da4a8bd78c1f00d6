// A member's team transfers: whether they are allowed, what was sent today, and the list.
import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, Card, showToast, Skeleton, Status } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { Figures } from '../../../app/figures.tsx';
import { ReasonDialog } from '../../../app/reason-dialog.tsx';
import { Refused } from '../../../app/refused.tsx';
import { useShow } from '../../../app/show.ts';
import { useMay } from '../../../app/staff.ts';
import { useText } from '../../../app/texts.ts';
import { TransferTable, transfersKey } from './transfer-table.tsx';
import styles from '../wallet.module.css';

function useStanding(id: string) {
  return useQuery({
    queryKey: [...transfersKey, 'member', id],
    queryFn: async () => unwrap(await client.wallet.getMemberTransfers({ id })),
  });
}

function SwitchDialog({ id, on, onClose }: { id: string; on: boolean; onClose: () => void }) {
  const t = useText();
  const queries = useQueryClient();
  const what = on ? 'switch-on' : 'switch-off';
  const turn = async (reason: string) => {
    unwrap(await client.wallet.setMemberTransfers({ id, on, reason }));
    showToast({ text: t('operator.saved'), kind: 'good' });
    await queries.invalidateQueries({ queryKey: transfersKey });
    onClose();
  };
  return (
    <ReasonDialog
      title={t(`console.transfers.${what}`)}
      doLabel={t(`console.transfers.${what}`)}
      danger={!on}
      onDo={turn}
      onClose={onClose}
    >
      <p>{t(`console.transfers.${what}-text`)}</p>
    </ReasonDialog>
  );
}

function Standing({ id }: { id: string }) {
  const t = useText();
  const { money, moment } = useShow();
  const may = useMay('transfers.edit');
  const [isAsked, setAsked] = useState(false);
  const { data, error, isFetching, refetch } = useStanding(id);
  if (error) return <Refused error={error} isAsking={isFetching} onAgain={refetch} />;
  if (!data) return <Skeleton shape="block" />;
  const { off, sentToday, countToday } = data;
  const on = off === null;
  const facts = [
    [
      t('console.transfers.standing'),
      <Status key="state" kind={on ? 'good' : 'bad'}>
        {t(on ? 'console.transfers.on' : 'console.transfers.off')}
      </Status>,
    ],
    [t('console.transfers.sent-today'), money(sentToday)],
    [t('console.transfers.count-today'), String(countToday)],
  ] as const;
  return (
    <>
      <Figures facts={facts} />
      {off === null ? null : (
        <p className={styles['mute']}>
          {t('console.transfers.off-by', { by: off.by, date: moment(off.at), reason: off.reason })}
        </p>
      )}
      {may ? (
        <div className={styles['steps']}>
          <Button kind={on ? 'danger' : 'secondary'} onClick={() => setAsked(true)}>
            {t(on ? 'console.transfers.switch-off' : 'console.transfers.switch-on')}
          </Button>
        </div>
      ) : null}
      {isAsked ? <SwitchDialog id={id} on={!on} onClose={() => setAsked(false)} /> : null}
    </>
  );
}

export function MemberTransfers({ id }: { id: string }) {
  const t = useText();
  return (
    <Card title={t('console.transfers.member')}>
      <div className={styles['detail']}>
        <Standing id={id} />
        <TransferTable search={{ memberId: id }} />
      </div>
    </Card>
  );
}
