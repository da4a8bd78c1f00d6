// Every connection: its style and state, what went on there lately, its keys, and what can be done.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import { offerStates, type OfferState } from '@baize/contract';
import { Button, EmptyState, PlusIcon, Select, Status, Table, type Column } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { ConnectionDialog } from './connection-dialog.tsx';
import { useConnectionChange, useConnections, type Connection } from './connection.ts';
import { RotateDialog } from './rotate-dialog.tsx';
import { TestDialog } from './test-dialog.tsx';
import styles from './vendors.module.css';

const actions = ['test', 'rotate', 'edit'] as const;
type ConnectionAction = (typeof actions)[number];
const words = {
  test: ['vendors.test-call', 'vendors.test-named'],
  rotate: ['vendors.rotate-key', 'vendors.rotate-named'],
  edit: ['vendors.edit', 'vendors.edit-named'],
} as const;

interface Opened {
  readonly action: ConnectionAction;
  /** Nothing: a connection that is not there yet. */
  readonly of?: string;
}

export function Connections() {
  const t = useText();
  const may = useMay('vendors.edit');
  const { data, error, isPending } = useConnections();
  const [opened, setOpened] = useState<Opened>();
  const columns = useColumns(setOpened);
  if (error) return <EmptyState>{failureText(t, error)}</EmptyState>;
  return (
    <div className={styles['stack']}>
      <div className={styles['actions']}>
        <Button icon={<PlusIcon />} disabled={!may} onClick={() => setOpened({ action: 'edit' })}>
          {t('vendors.enter-connection')}
        </Button>
      </div>
      <Table
        caption={t('vendors.connections')}
        columns={columns}
        rows={data ?? []}
        rowKey={({ vendor }) => vendor}
        loading={isPending}
        empty={<EmptyState>{t('vendors.no-connections')}</EmptyState>}
      />
      <OpenDialog opened={opened} list={data ?? []} onClose={() => setOpened(undefined)} />
    </div>
  );
}

interface OpenDialogProps {
  opened: Opened | undefined;
  list: readonly Connection[];
  onClose: () => void;
}

function OpenDialog({ opened, list, onClose }: OpenDialogProps) {
  const found = list.find(({ vendor }) => vendor === opened?.of);
  if (opened?.action === 'edit') return <ConnectionDialog connection={found} onClose={onClose} />;
  if (!opened || !found) return null;
  const Shown = opened.action === 'test' ? TestDialog : RotateDialog;
  return <Shown vendor={found.vendor} onClose={onClose} />;
}

function useColumns(onAction: (opened: Opened) => void): readonly Column<Connection>[] {
  const t = useText();
  const may = useMay('vendors.edit');
  return [
    { key: 'vendor', head: t('vendors.vendor'), cell: (one) => <Who connection={one} /> },
    { key: 'state', head: t('vendors.state'), cell: (one) => <State connection={one} /> },
    {
      key: 'last',
      head: t('vendors.last-message'),
      cell: (one) => <Last connection={one} />,
      wideOnly: true,
    },
    {
      key: 'day',
      head: t('vendors.last-day'),
      cell: (one) => <Day connection={one} />,
      wideOnly: true,
    },
    {
      key: 'keys',
      head: t('vendors.keys'),
      cell: (one) => <Keys connection={one} />,
      wideOnly: true,
    },
    {
      key: 'actions',
      head: t('vendors.deeds'),
      cell: ({ vendor, hasSecret }) => (
        <span className={styles['actions']}>
          {actions.map((action) => (
            <Button
              key={action}
              size="small"
              disabled={!may || (action !== 'edit' && !hasSecret)}
              aria-label={t(words[action][1], { vendor })}
              onClick={() => onAction({ action, of: vendor })}
            >
              {t(words[action][0])}
            </Button>
          ))}
        </span>
      ),
    },
  ];
}

function Who({ connection: { vendor, style, apiUrl } }: { connection: Connection }) {
  const t = useText();
  return (
    <span className={styles['lines']}>
      <strong title={apiUrl}>{vendor}</strong>
      <small>{t(`vendors.connection-style-${style as 'seamless'}`)}</small>
    </span>
  );
}

function State({ connection: { vendor, state } }: { connection: Connection }) {
  const t = useText();
  const may = useMay('vendors.edit');
  const turn = useConnectionChange(async (next: OfferState) =>
    unwrap(await client.vendors.setConnectionState({ vendor, state: next })),
  );
  return (
    <Select
      className={styles['state']}
      aria-label={t('vendors.state-of', { vendor })}
      value={state}
      disabled={!may || turn.isPending}
      options={offerStates.map((value) => ({ value, label: t(`vendors.state-${value}`) }))}
      onChange={(event) => turn.mutate(event.target.value as OfferState)}
    />
  );
}

function Last({ connection: { lastAt, lastAnswer } }: { connection: Connection }) {
  const t = useText();
  const { moment } = useShow();
  if (lastAt === null) return moment(null);
  return (
    <span className={styles['lines']}>
      <span>{moment(lastAt)}</span>
      <small>{lastAnswer === '' ? t('vendors.carried-out') : lastAnswer}</small>
    </span>
  );
}

function Day({ connection: { messages, troubles } }: { connection: Connection }) {
  const t = useText();
  return (
    <span className={styles['lines']}>
      <span>{t('vendors.day-messages', { count: messages })}</span>
      {messages > 0 ? (
        <Status kind={troubles > 0 ? 'bad' : 'good'}>
          {t('vendors.day-troubles', { count: troubles })}
        </Status>
      ) : null}
    </span>
  );
}

function Keys({ connection }: { connection: Connection }) {
  const t = useText();
  const { moment } = useShow();
  const { hasSecret, hasPublicKey, style, previousUntil, oldKeyAt } = connection;
  const isThere = hasSecret && (style !== 'signed-rsa' || hasPublicKey);
  return (
    <span className={styles['lines']}>
      <Status kind={isThere ? 'good' : 'bad'}>
        {t(isThere ? 'vendors.keys-there' : 'vendors.keys-missing')}
      </Status>
      {previousUntil !== null ? (
        <>
          <small>{t('vendors.old-key-until', { time: moment(previousUntil) })}</small>
          <small>
            {oldKeyAt === null
              ? t('vendors.old-key-unused')
              : t('vendors.old-key-used', { time: moment(oldKeyAt) })}
          </small>
        </>
      ) : null}
    </span>
  );
}
