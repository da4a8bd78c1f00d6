// The packets that were taken of an envelope, the newest first.
import { useInfiniteQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, Dialog, EmptyState, Skeleton, Table } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { Refused } from '../../../app/refused.tsx';
import { useShow } from '../../../app/show.ts';
import { useText } from '../../../app/texts.ts';
import { envelopesKey, titleOfEnvelope, type StaffEnvelope } from './staff-envelope.ts';
import styles from './envelopes.module.css';

function usePackets(id: string) {
  return useInfiniteQuery({
    queryKey: [...envelopesKey, 'packets', id],
    initialPageParam: undefined as number | undefined,
    queryFn: async ({ pageParam: before }) =>
      unwrap(await client.promotions.findPackets(before === undefined ? { id } : { id, before })),
    getNextPageParam: ({ list, hasMore }) => (hasMore ? list.at(-1)?.place : undefined),
  });
}

interface PacketsDialogProps {
  envelope: StaffEnvelope;
  onClose: () => void;
}

export function PacketsDialog({ envelope, onClose }: PacketsDialogProps) {
  const t = useText();
  return (
    <Dialog
      open
      size="medium"
      title={t('console.envelopes.takers-of', { title: titleOfEnvelope(envelope, t.tag) })}
      closeLabel={t('operator.close')}
      onClose={onClose}
    >
      <Packets envelope={envelope} />
    </Dialog>
  );
}

function Packets({ envelope: { envelopeId, currency } }: Pick<PacketsDialogProps, 'envelope'>) {
  const t = useText();
  const { money, moment } = useShow();
  const asked = usePackets(envelopeId);
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = asked;
  if (error) return <Refused error={error} isAsking={isFetching} onAgain={refetch} />;
  if (data === undefined) return <Skeleton shape="block" />;
  const list = data.pages.flatMap((page) => page.list);
  if (list.length === 0) return <EmptyState>{t('console.envelopes.no-takers')}</EmptyState>;
  return (
    <div className={styles['stack']}>
      <Table
        caption={t('console.envelopes.takers')}
        rows={list}
        rowKey={({ place }) => String(place)}
        columns={[
          { key: 'place', head: t('console.envelopes.place'), cell: ({ place }) => place },
          { key: 'member', head: t('operator.member'), cell: ({ username }) => username },
          {
            key: 'amount',
            head: t('console.envelopes.amount'),
            align: 'money',
            cell: ({ amount }) => money(amount, currency),
          },
          { key: 'at', head: t('console.envelopes.at'), cell: ({ at }) => moment(at) },
        ]}
      />
      {hasNextPage ? (
        <Button size="small" loading={isFetching} onClick={() => void fetchNextPage()}>
          {t('console.envelopes.more')}
        </Button>
      ) : null}
    </div>
  );
}
