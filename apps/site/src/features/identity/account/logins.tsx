// The member's sign-ins and failed attempts, page by page: actions in their name and their origin.
import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { identity, OutputOf } from '@baize/contract';
import { formatDateTime, type Translator } from '@baize/i18n';
import { Badge, type Column, EmptyState, HistoryIcon, Status } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { RecordLine } from '../../../app/records/record-card.tsx';
import { RecordList } from '../../../app/records/record-list.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { placeText } from './place-text.ts';

type Login = OutputOf<typeof identity.listLogins>['list'][number];

const pageSize = 10;

function useLogins(pageNo: number) {
  return useQuery({
    queryKey: ['member', 'logins', pageNo],
    queryFn: async () => unwrap(await client.identity.listLogins({ pageNo, pageSize })),
    placeholderData: keepPreviousData,
  });
}

/** The name of an outcome or a way in; its code where there is no name for it. */
function wordOf(t: Translator, kind: 'outcome' | 'method', code: string): string {
  const words = { outcome: `security.outcome-${code}`, method: `security.method-${code}` };
  return t.named(words[kind]) ?? code;
}

function Outcome({ login }: { login: Login }) {
  const t = useText();
  const isIn = login.outcome === 'signed-in';
  return (
    <Status kind={isIn ? 'good' : 'bad'}>
      {isIn ? wordOf(t, 'outcome', login.outcome) : t('security.outcome-failed')}
    </Status>
  );
}

function useColumns(): readonly Column<Login>[] {
  const t = useText();
  return [
    { key: 'at', head: t('wallet.time'), cell: ({ at }) => formatDateTime(at, { tag: t.tag }) },
    { key: 'outcome', head: t('wallet.state'), cell: (login) => <Outcome login={login} /> },
    {
      key: 'method',
      head: t('security.method'),
      cell: ({ method }) => wordOf(t, 'method', method),
    },
    { key: 'device', head: t('security.device'), cell: ({ device }) => device },
    {
      key: 'place',
      head: t('security.place'),
      cell: (login) => (
        <>
          {placeText(t, login)}{' '}
          {login.newPlace ? <Badge tone="brass">{t('security.new-place')}</Badge> : null}
        </>
      ),
    },
  ];
}

function LoginCard({ login }: { login: Login }) {
  const t = useText();
  const when = formatDateTime(login.at, { tag: t.tag });
  return (
    <>
      <RecordLine look="lead" start={when} end={<Outcome login={login} />} />
      <RecordLine start={login.device} end={wordOf(t, 'method', login.method)} />
      <RecordLine
        look="quiet"
        start={placeText(t, login)}
        end={login.newPlace ? t('security.new-place') : ''}
      />
    </>
  );
}

export function Logins() {
  const t = useText();
  const [page, setPage] = useState(1);
  const query = useLogins(page);
  return (
    <RecordList
      caption={t('security.logins')}
      query={query}
      rows={query.data?.list}
      rowKey={({ id }) => id}
      columns={useColumns()}
      card={(login) => <LoginCard login={login} />}
      empty={<EmptyState icon={<HistoryIcon />}>{t('security.no-logins')}</EmptyState>}
      page={page}
      pages={Math.max(1, Math.ceil((query.data?.total ?? 0) / pageSize))}
      onPage={setPage}
    />
  );
}
