// The chat, as staff keep it: what waits comes first, talks with members and reports, then the
// rooms and their lists.
import { useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { PermissionName } from '@baize/contract';
import { Badge, SectionHead, Tabs } from '@baize/ui';
import { client } from '../../app/client.ts';
import { useMay, useStaffStore } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { Canned } from './canned.tsx';
import { Reports } from './reports.tsx';
import { Rooms } from './rooms.tsx';
import { Sanctions } from './sanctions.tsx';
import { Service } from './service.tsx';
import { Words } from './words.tsx';
import styles from './chat.module.css';

const tabs = ['service', 'reports', 'rooms', 'sanctions', 'words', 'canned'] as const;
type TabName = (typeof tabs)[number];
const needed: Partial<Record<TabName, PermissionName>> = {
  service: 'chat.service',
  canned: 'chat.service',
};

const parts: Readonly<Record<TabName, () => ReactNode>> = {
  service: Service,
  reports: Reports,
  rooms: Rooms,
  sanctions: Sanctions,
  words: Words,
  canned: Canned,
};

/** How much waits, to be seen from every tab. */
function useWaiting(): Partial<Record<TabName, number>> {
  const serves = useMay('chat.service');
  const { data: threads } = useQuery({
    queryKey: ['chat', 'threads', 'count'],
    queryFn: async () => unwrap(await client.chat.listThreads({ pageSize: 1 })),
    enabled: serves,
  });
  const { data: reports } = useQuery({
    queryKey: ['chat', 'reports', 'count'],
    queryFn: async () => unwrap(await client.chat.listReports({ pageSize: 1 })),
  });
  return { service: threads?.waiting ?? 0, reports: reports?.total ?? 0 };
}

export function Chat() {
  const t = useText();
  const may = useStaffStore((store) => store.staff?.permissions ?? []);
  const waiting = useWaiting();
  const shown = tabs.filter((name) => {
    const permission = needed[name];
    return permission === undefined || may.includes(permission);
  });
  const [tab, setTab] = useState<TabName>(shown[0] ?? 'reports');
  const Part = parts[tab];
  const label = (name: TabName) => {
    const count = waiting[name] ?? 0;
    return (
      <>
        {t(`chat.desk-${name}`)} {count === 0 ? null : <Badge tone="live">{count}</Badge>}
      </>
    );
  };
  return (
    <>
      <SectionHead level={1} title={t('operator.chat')} />
      <p className={styles['intro']}>{t('chat.desk-intro')}</p>
      <Tabs
        label={t('operator.chat')}
        tabs={shown.map((name) => ({ id: name, label: label(name) }))}
        selected={tab}
        onSelect={setTab}
      >
        <div className={styles['part']}>
          <Part />
        </div>
      </Tabs>
    </>
  );
}
