// Friends whom a member invited, with what each has cost, and the member who invited them.
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { unwrap } from '@baize/client';
import type { OutputOf, promotions } from '@baize/contract';
import { Button, Card, EmptyState, Table, type Column } from '@baize/ui';
import { client } from '../../app/client.ts';
import { Refused } from '../../app/refused.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { promotionsKey } from './staff-promotion.ts';
import styles from './promotions.module.css';

type Page = OutputOf<typeof promotions.findFriends>;
type Friend = Page['list'][number];

export function MemberFriends({ id }: { id: string }) {
  const t = useText();
  const { data, error, isPending, isFetching, refetch, hasNextPage, fetchNextPage } =
    useFriends(id);
  const [first] = data?.pages ?? [];
  const columns = useColumns(first?.currency ?? '');
  if (error) return <Refused error={error} isAsking={isFetching} onAgain={refetch} />;
  return (
    <Card
      title={t('console.promotions.friends')}
      aside={first ? t('console.promotions.friends-count', { count: first.total }) : undefined}
    >
      <div className={styles['stack']}>
        {first?.inviter ? (
          <p>
            {t('console.promotions.inviter')}:{' '}
            <Link to={`/members/${first.inviter.playerId}`} className={styles['link']}>
              {first.inviter.username}
            </Link>
          </p>
        ) : null}
        <Table
          caption={t('console.promotions.friends')}
          columns={columns}
          rows={data?.pages.flatMap(({ list }) => list) ?? []}
          rowKey={({ playerId }) => playerId}
          loading={isPending}
          empty={<EmptyState>{t('console.promotions.friends-none')}</EmptyState>}
        />
        {hasNextPage ? (
          <Button loading={isFetching} onClick={() => void fetchNextPage()}>
            {t('console.promotions.more-friends')}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}

const useFriends = (id: string) =>
  useInfiniteQuery({
    queryKey: [...promotionsKey, 'friends', id],
    queryFn: async ({ pageParam }) =>
      unwrap(
        await client.promotions.findFriends(
          pageParam === null ? { id } : { id, before: pageParam },
        ),
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });

function useColumns(currency: string): readonly Column<Friend>[] {
  const t = useText();
  const { money, moment } = useShow();
  return [
    {
      key: 'friend',
      head: t('operator.member'),
      cell: ({ playerId, username }) => (
        <Link to={`/members/${playerId}`} className={styles['link']}>
          {username}
        </Link>
      ),
    },
    {
      key: 'registered',
      head: t('console.promotions.registered'),
      cell: ({ registeredAt }) => moment(registeredAt),
    },
    {
      key: 'rewards',
      head: t('console.promotions.friend-rewards'),
      cell: ({ rewards }) => rewards,
    },
    {
      key: 'pending',
      head: t('console.promotions.friend-pending'),
      cell: ({ pending }) => pending,
    },
    {
      key: 'cost',
      head: t('console.promotions.cost'),
      align: 'money',
      cell: ({ cost }) => money(cost, currency),
    },
  ];
}
