// The rooms of games between players: the name of each, its stakes, and a link.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { OutputOf, catalogue } from '@baize/contract';
import { Button, Card, SectionHead, Skeleton, UsersIcon } from '@baize/ui';
import { goTo } from '../../app/address.tsx';
import { client } from '../../app/client.ts';
import { useMoneyText } from '../../app/money-text.ts';
import { ofTheOffer } from '../../app/query-client.ts';
import { useSession } from '../../app/session/session.ts';
import { useText } from '../../app/texts/texts.ts';
import { gamePath } from './games.ts';
import styles from './room-list.module.css';

type Room = OutputOf<typeof catalogue.listRooms>['list'][number];

function RoomCard({ room }: { room: Room }) {
  const t = useText();
  const money = useMoneyText();
  const { minBet, maxBet } = room;
  const enter = `${gamePath(room)}&room=${encodeURIComponent(room.roomId)}`;
  return (
    <Card className={styles['room']}>
      <div className={styles['words']}>
        <h3 className={styles['name']}>{room.roomName}</h3>
        <p className={styles['fact']}>{room.displayName}</p>
        {minBet === null || maxBet === null ? null : (
          <p className={styles['stakes']}>
            {t('catalogue.room-stakes', { from: money(minBet), to: money(maxBet) })}
          </p>
        )}
      </div>
      <Button
        size="small"
        disabled={room.maintenance}
        aria-label={t('catalogue.enter-room-of', { room: room.roomName, name: room.displayName })}
        onClick={() => goTo(enter)}
      >
        {t(room.maintenance ? 'catalogue.maintenance' : 'catalogue.enter-room')}
      </Button>
    </Card>
  );
}

export function RoomList({ vendor }: { vendor: string | undefined }) {
  const t = useText();
  const enabled = useSession() !== undefined;
  const { data, isError } = useQuery({
    queryKey: ['rooms', vendor],
    queryFn: async () =>
      unwrap(await client.catalogue.listRooms(vendor === undefined ? {} : { vassalage: vendor }))
        .list,
    enabled,
    ...ofTheOffer,
  });
  if (!enabled || isError || data?.length === 0) return null;
  return (
    <section className={styles['section']} aria-label={t('catalogue.rooms')}>
      <SectionHead icon={<UsersIcon />} title={t('catalogue.rooms')} />
      <div className={styles['rooms']}>
        {data === undefined
          ? Array.from({ length: 6 }, (_, at) => <Skeleton key={at} shape="block" />)
          : data.map((room) => <RoomCard key={`${room.nodeId} ${room.roomId}`} room={room} />)}
      </div>
    </section>
  );
}
