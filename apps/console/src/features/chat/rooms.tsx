// The rooms in their order: what each asks, its change, and a look inside.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  Button,
  EmptyState,
  IconButton,
  PlusIcon,
  Skeleton,
  Status,
  Table,
  type Column,
} from '@baize/ui';
import { client } from '../../app/client.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { useChange } from '../../app/use-change.ts';
import { roomName, useDeskRooms, type DeskRoom } from './desk-data.ts';
import { RoomDialog } from './room-dialog.tsx';
import { WatchRoom } from './watch-room.tsx';
import styles from './chat.module.css';

const stateTexts = { open: 'room-open', closed: 'room-shut', hidden: 'room-hidden' } as const;
const stateKinds = { open: 'good', closed: 'waiting', hidden: 'neutral' } as const;

function useOrder(rooms: readonly DeskRoom[]) {
  const order = useChange(['chat'], async (roomIds: string[]) =>
    unwrap(await client.chat.orderRooms({ roomIds })),
  );
  return (roomId: string, by: -1 | 1) => {
    const ids = rooms.map((room) => room.roomId);
    const at = ids.indexOf(roomId);
    const other = ids[at + by];
    if (other === undefined) return;
    ids[at + by] = roomId;
    ids[at] = other;
    order.mutate(ids);
  };
}

interface Actions {
  readonly move: (roomId: string, by: -1 | 1) => void;
  readonly edit: (room: DeskRoom) => void;
  readonly watch: (room: DeskRoom) => void;
}

function RoomActions({ room, actions }: { room: DeskRoom; actions: Actions }) {
  const t = useText();
  const mayEdit = useMay('chat.edit');
  const name = roomName(room, t.tag);
  return (
    <div className={styles['actions']}>
      <Button size="small" onClick={() => actions.watch(room)}>
        {t('chat.watch')}
      </Button>
      {mayEdit ? (
        <>
          <Button size="small" onClick={() => actions.edit(room)}>
            {t('chat.room-edit')}
          </Button>
          <IconButton
            size="small"
            label={t('chat.room-up', { name })}
            icon={<ArrowUpIcon />}
            onClick={() => actions.move(room.roomId, -1)}
          />
          <IconButton
            size="small"
            label={t('chat.room-down', { name })}
            icon={<ArrowDownIcon />}
            onClick={() => actions.move(room.roomId, 1)}
          />
        </>
      ) : null}
    </div>
  );
}

function useColumns(actions: Actions): readonly Column<DeskRoom>[] {
  const t = useText();
  return [
    { key: 'name', head: t('chat.desk-rooms'), cell: (room) => roomName(room, t.tag) },
    {
      key: 'state',
      head: t('chat.room-state'),
      cell: ({ state }) => (
        <Status kind={stateKinds[state]}>{t(`chat.${stateTexts[state]}`)}</Status>
      ),
    },
    {
      key: 'writing',
      head: t('chat.room-writing'),
      cell: ({ writing }) => t(`chat.writing-${writing}`),
    },
    {
      key: 'slow',
      head: t('chat.room-slow'),
      cell: ({ slowSeconds: seconds }) =>
        seconds === 0 ? t('chat.room-slow-off') : t('chat.room-slow-on', { seconds }),
    },
    { key: 'messages', head: t('chat.room-messages'), cell: ({ messages }) => messages },
    { key: 'actions', head: '', cell: (room) => <RoomActions room={room} actions={actions} /> },
  ];
}

export function Rooms() {
  const t = useText();
  const mayEdit = useMay('chat.edit');
  const { data, isPending } = useDeskRooms();
  const [edited, setEdited] = useState<DeskRoom | 'new'>();
  const [watched, setWatched] = useState<DeskRoom>();
  const move = useOrder(data ?? []);
  const columns = useColumns({ move, edit: setEdited, watch: setWatched });
  if (isPending) return <Skeleton shape="block" />;
  return (
    <div className={styles['stack']}>
      {mayEdit ? (
        <Button
          kind="primary"
          size="small"
          icon={<PlusIcon />}
          className={styles['add']}
          onClick={() => setEdited('new')}
        >
          {t('chat.room-add')}
        </Button>
      ) : null}
      <Table
        caption={t('chat.desk-rooms')}
        columns={columns}
        rows={data ?? []}
        rowKey={({ roomId }) => roomId}
        empty={<EmptyState>{t('chat.rooms-none')}</EmptyState>}
      />
      {watched === undefined ? null : <WatchRoom key={watched.roomId} room={watched} />}
      {edited === undefined ? null : (
        <RoomDialog
          {...(edited === 'new' ? {} : { room: edited })}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}
