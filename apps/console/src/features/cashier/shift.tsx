// The shift: what was done, what waits, and its hand-over, which another person accepts.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { newIntent, unwrap } from '@baize/client';
import type { OutputOf, cashier } from '@baize/contract';
import {
  Button,
  Card,
  EmptyState,
  Field,
  SectionHead,
  Skeleton,
  Status,
  TextArea,
} from '@baize/ui';
import { client } from '../../app/client.ts';
import { Figures } from '../../app/figures.tsx';
import { Refused } from '../../app/refused.tsx';
import { useShow } from '../../app/show.ts';
import { useMay, useStaffStore } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { useChange } from '../../app/use-change.ts';
import { cashierKey } from './names.ts';
import styles from './forms.module.css';

type Facts = OutputOf<typeof cashier.getShift>;
type Handover = Facts['handovers'][number];
const key = [...cashierKey, 'shift'] as const;

export function Shift() {
  const t = useText();
  const { moment } = useShow();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: async () => unwrap(await client.cashier.getShift()),
  });
  if (error) return <Refused error={error} isAsking={isFetching} onAgain={refetch} />;
  if (!data) return <Skeleton shape="block" />;
  return (
    <div className={styles['shift']}>
      <SectionHead level={1} title={t('operator.cashier-shift')} />
      <Card title={t('cashier.own-shift', { at: moment(data.summary.since) })}>
        <div className={styles['stack']}>
          <Summary summary={data.summary} />
          <HandOver />
        </div>
      </Card>
      <Card title={t('cashier.handovers')}>
        {data.handovers.length === 0 ? <EmptyState>{t('cashier.no-handovers')}</EmptyState> : null}
        <div className={styles['stack']}>
          {data.handovers.map((one) => (
            <HandoverCard key={one.id} one={one} />
          ))}
        </div>
      </Card>
    </div>
  );
}

function Summary({ summary }: { summary: Facts['summary'] }) {
  const t = useText();
  const { money } = useShow();
  const { currency } = summary;
  return (
    <Figures
      facts={[
        [
          t('cashier.shift-approved'),
          `${summary.approved} · ${money(summary.approvedAmount, currency)}`,
        ],
        [
          t('cashier.shift-refused'),
          `${summary.refused} · ${money(summary.refusedAmount, currency)}`,
        ],
        [t('cashier.shift-signed'), String(summary.signed)],
        [t('cashier.notes'), String(summary.notes)],
        [t('cashier.queue-withdrawals'), String(summary.pending)],
        [t('cashier.queue-held'), String(summary.held)],
        [t('cashier.queue-approved'), String(summary.approvedWaiting)],
        [t('cashier.shift-claimed'), String(summary.claimed.length)],
      ]}
    />
  );
}

function HandOver() {
  const t = useText();
  const [note, setNote] = useState('');
  const [intent, setIntent] = useState(newIntent);
  const give = useChange(key, async () => {
    unwrap(await client.cashier.handOver({ note: note.trim() }, { intent }));
    setNote('');
    setIntent(newIntent());
  });
  if (!useMay('withdrawals.review')) return null;
  return (
    <div className={styles['stack']}>
      <Field label={t('cashier.handover-note')} hint={t('cashier.handover-hint')}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={1000}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <div className={styles['steps']}>
        <Button kind="primary" loading={give.isPending} onClick={() => give.mutate(undefined)}>
          {t('cashier.hand-over')}
        </Button>
      </div>
    </div>
  );
}

function HandoverCard({ one }: { one: Handover }) {
  const t = useText();
  const { moment } = useShow();
  const staff = useStaffStore((store) => store.staff);
  const accept = useChange(key, async () => {
    unwrap(await client.cashier.acceptHandover({ id: one.id }));
  });
  const isWaiting = one.acceptedAt === null;
  const may =
    isWaiting && one.from !== staff?.username && staff?.permissions.includes('withdrawals.review');
  return (
    <Card
      title={t('cashier.handover-of', { name: one.from, at: moment(one.at) })}
      aside={
        may ? (
          <Button
            kind="primary"
            loading={accept.isPending}
            onClick={() => accept.mutate(undefined)}
          >
            {t('cashier.accept')}
          </Button>
        ) : (
          <Status kind={isWaiting ? 'waiting' : 'good'}>
            {isWaiting
              ? t('cashier.handover-waits')
              : t('cashier.accepted-by', { name: one.acceptedBy, at: moment(one.acceptedAt) })}
          </Status>
        )
      }
    >
      {one.note ? <p>{one.note}</p> : null}
      <Summary summary={one.summary} />
    </Card>
  );
}
